/** Papers made from the dossier, each with what it is made for and who issues it. */
export const PAPERS = {
  packingList: { scope: 'order', group: 'departure', issuers: ['customer', 'operator'], showsMoney: false },
  commercialInvoice: { scope: 'order', group: 'departure', issuers: ['customer', 'operator'], showsMoney: true },
  vgm: { scope: 'container', group: 'departure', issuers: ['customer', 'operator'], showsMoney: false },
  dangerousGoods: { scope: 'container', group: 'departure', issuers: ['customer', 'operator'], showsMoney: false },
  customsMandate: { scope: 'order', group: 'departure', issuers: ['customer', 'operator'], showsMoney: true },
  customsDraft: { scope: 'order', group: 'departure', issuers: ['customer', 'operator'], showsMoney: true },
  preDeclaration: { scope: 'order', group: 'departure', issuers: ['operator'], showsMoney: false },
  eaeuPreliminary: { scope: 'order', group: 'departure', issuers: ['operator'], showsMoney: false },
  ens: { scope: 'order', group: 'departure', issuers: ['operator'], showsMoney: false },
  smgs: { scope: 'container', group: 'waybill', issuers: ['operator'], showsMoney: false },
  cimSmgs: { scope: 'container', group: 'waybill', issuers: ['operator'], showsMoney: false },
  specification: { scope: 'order', group: 'onboard', issuers: ['customer', 'operator'], showsMoney: true },
  transitDeclaration: { scope: 'order', group: 'onboard', issuers: ['operator'], showsMoney: true },
  arrivalNotice: { scope: 'order', group: 'destination', issuers: ['operator'], showsMoney: false },
  deliveryOrder: { scope: 'order', group: 'destination', issuers: ['operator'], showsMoney: false },
} as const satisfies Readonly<Record<string, PaperPlace>>;

interface PaperPlace {
  scope: 'order' | 'container';
  group: PaperGroup;
  issuers: readonly ('customer' | 'operator')[];
  /** hidden from people who do not see amounts */
  showsMoney: boolean;
}

/** Where papers are needed: 发站单证, 运单, 随车单证, 到站单证. */
const PAPER_GROUPS = ['departure', 'waybill', 'onboard', 'destination'] as const;
export type PaperGroup = (typeof PAPER_GROUPS)[number];

export type PaperCode = keyof typeof PAPERS;
export const isPaperCode = (code: string): code is PaperCode => code in PAPERS;
export const PAPER_CODES = Object.keys(PAPERS).filter(isPaperCode);

export const placeOf = (code: PaperCode): PaperPlace => PAPERS[code];

/** Papers of a whole train, for the documents desk. */
export const TRAIN_PAPER_CODES = ['containerList', 'wagonList'] as const;
export type TrainPaperCode = (typeof TRAIN_PAPER_CODES)[number];
