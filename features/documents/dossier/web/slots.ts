import { slot } from '../../../../platform/web/slots/slot.ts';

export interface OfDossier {
  orderBigNo: string;
  /** shows a cell; one that stands in an issued paper is amended there, `value` standing in the form */
  goTo: (cell: string, value?: string) => void;
  /** whether a cell is changed by an amendment alone */
  isAmended: (cell: string) => boolean;
}

/** Above the facts and papers of an order. */
export const dossierSections = slot<OfDossier>();
/** Above the board of a train's papers. */
export const boardSections = slot<{ trainInfoId: number }>();
