import { create } from 'zustand';

export interface OfficeTarget {
  kind: string;
  documentId: number;
  /** without what happens after */
  mode: 'view' | 'edit';
  person: { userId: number; name: string };
  /** after the dialog has saved a version */
  onSaved?: (() => void) | undefined;
}

const office = create<{ target: OfficeTarget | null }>(() => ({ target: null }));

export const openOffice = (target: OfficeTarget) => office.setState({ target });
export const closeOffice = () => office.setState({ target: null });
export const useOpenOffice = () => office(({ target }) => target);
