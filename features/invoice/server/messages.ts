import type { MessageKind } from '../../../platform/server/messageKind.ts';
import { MSG_TYPE } from '../../message/msgTypes.ts';
import { invoicesPage, operatorInvoicesPage } from '../pages.ts';
import { rejectInvoice } from '../wire.ts';
import { texts } from './texts.ts';

export const aboutInvoice = (invoiceId: number) => `invoice:${invoiceId}`;

const APPLIED = 'invoice_applied';
const REFUSED = 'invoice_refused';
/** To-dos of operators that end with the decision. */
export const INVOICE_TODOS = [APPLIED, REFUSED];

type Params = { companyName: string; amount: string; currency: string; invoiceNo: string; reason: string };

/** No permission: main accounts alone, who see amounts. */
const COMPANY = {
  audience: 'company',
  permission: '',
  msgType: MSG_TYPE.charges,
  handWay: 0,
  linkOf: () => ({ url: invoicesPage.path }),
} as const;

export const invoiceApplied: MessageKind<Params> = {
  audience: 'holders',
  permission: rejectInvoice.access.code,
  businessCode: APPLIED,
  handWay: 2,
  msgType: MSG_TYPE.charges,
  render: (params, language) => texts[language].messages.applied(params),
  linkOf: () => ({ url: operatorInvoicesPage.path }),
};
/** The tax provider refused it; the operator decides anew. */
export const invoiceRefused: MessageKind<Params> = {
  audience: 'holders',
  permission: rejectInvoice.access.code,
  businessCode: REFUSED,
  handWay: 2,
  msgType: MSG_TYPE.charges,
  render: (params, language) => texts[language].messages.refused(params),
  linkOf: () => ({ url: operatorInvoicesPage.path }),
};
export const invoiceIssued: MessageKind<Params> = {
  ...COMPANY,
  businessCode: 'invoice_issued',
  render: (params, language) => texts[language].messages.issued(params),
};
export const invoiceRejected: MessageKind<Params> = {
  ...COMPANY,
  businessCode: 'invoice_rejected',
  render: (params, language) => texts[language].messages.rejected(params),
};
export const invoiceRedLettered: MessageKind<Params> = {
  ...COMPANY,
  businessCode: 'invoice_red',
  render: (params, language) => texts[language].messages.red(params),
};

export const messages: readonly MessageKind[] = [
  invoiceApplied,
  invoiceRefused,
  invoiceIssued,
  invoiceRejected,
  invoiceRedLettered,
];
