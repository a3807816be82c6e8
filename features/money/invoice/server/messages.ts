import { type MessageKind, messageKindsIn } from '../../../../platform/server/messageKind.ts';
import { MSG_TYPE } from '../../../portal/message/msgTypes.ts';
import { invoicesPage, operatorInvoicesPage } from '../pages.ts';
import { rejectInvoice } from '../wire.ts';
import { texts } from './texts.ts';

export const aboutInvoice = (invoiceId: number) => `invoice:${invoiceId}`;

const kindOf = messageKindsIn(texts);

/** No permission: main accounts alone, who see amounts. */
const COMPANY = {
  audience: 'company',
  permission: '',
  msgType: MSG_TYPE.charges,
  handWay: 0,
  linkOf: () => ({ url: invoicesPage.path }),
} as const;
const OPERATORS = {
  audience: 'holders',
  permission: rejectInvoice.access.code,
  msgType: MSG_TYPE.charges,
  handWay: 2,
  linkOf: () => ({ url: operatorInvoicesPage.path }),
} as const;

export const invoiceApplied = kindOf('invoice_applied', OPERATORS, (t) => t.messages.applied);
/** The tax provider refused it; the operator decides anew. */
export const invoiceRefused = kindOf('invoice_refused', OPERATORS, (t) => t.messages.refused);
export const invoiceIssued = kindOf('invoice_issued', COMPANY, (t) => t.messages.issued);
export const invoiceRejected = kindOf('invoice_rejected', COMPANY, (t) => t.messages.rejected);
export const invoiceRedLettered = kindOf('invoice_red', COMPANY, (t) => t.messages.red);

/** To-dos of operators that end with the decision. */
export const INVOICE_TODOS = [invoiceApplied.businessCode, invoiceRefused.businessCode];

export const messages: readonly MessageKind[] = [
  invoiceApplied,
  invoiceRefused,
  invoiceIssued,
  invoiceRejected,
  invoiceRedLettered,
];
