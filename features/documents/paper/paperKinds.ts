/** Kinds of papers that are told apart. */
export const PAPER_KINDS = [
  'invoice',
  'packingList',
  'waybill',
  'declaration',
  'certificate',
  'licence',
  'containerPhoto',
  'other',
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];
