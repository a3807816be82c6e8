/** What uploaded files are, as far as the portal itself knows kinds of papers (documents 3.1). */
export const DOC_TYPE = {
  /** proof of an additional fee */
  additionalFee: 'ABNORMALFEE',
  /** power of attorney of who signs for a company */
  authorization: 'AUTHORIZE',
  /** papers of an order; `relaId` is the order's number */
  orderPaper: 'ORDERPAPER',
  /** the platform's own blank forms, for everybody who is signed in */
  template: 'TEMPLATE',
} as const;
