import type { Goods } from './useUploads.ts';

/** A rich text as a field of a form: HTML that the server cleans, '' where nothing is written. */
export interface RichTextEditorProps {
  value?: string;
  onChange?: (html: string) => void;
  /** names the field for screen readers */
  label: string;
  /** for error summaries and tests */
  id?: string;
  /** the language it is written in */
  lang?: string;
  disabled?: boolean;
  isInvalid?: boolean;
  /** what pictures are said to be when they go up, and their rule: 5 MB where nothing is said (documents 5.1) */
  pictures: Omit<Goods, 'rule'> & Partial<Pick<Goods, 'rule'>>;
  /** the same for films; absent: films can only be named by an address */
  films?: Goods;
  /** hears when something is on its way, so that the form waits with saving */
  onBusy?: (isBusy: boolean) => void;
}
