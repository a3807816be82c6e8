import { type MessageKind, messageKindsIn } from '../../../../platform/server/messageKind.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { MSG_TYPE } from '../../../portal/message/msgTypes.ts';
import { applyPaymentPage, collectionDetailPage, payoutsPage } from '../pages.ts';
import { approvePayout } from '../payoutWire.ts';
import { texts } from './texts.ts';

export const aboutReceipt = (receiptId: number) => `receipt:${receiptId}`;
export const aboutPayout = (payoutId: number) => `payout:${payoutId}`;
export const aboutAccount = (companyId: number) => `bankAccount:${companyId}`;

const kindOf = messageKindsIn(texts);

/** No permission: main accounts alone, who see amounts. */
const COMPANY = { audience: 'company', permission: '', msgType: MSG_TYPE.charges, handWay: 0 } as const;
const OPERATORS = {
  audience: 'holders',
  permission: approvePayout.access.code,
  msgType: MSG_TYPE.charges,
  handWay: 0,
} as const;
const linkToReceipt = ({ receiptId }: { receiptId: number }) => ({
  url: pathTo(collectionDetailPage, { receiptId }),
});
const RECEIPT = { ...COMPANY, linkOf: linkToReceipt };
const PAYEE = { ...COMPANY, linkOf: () => ({ url: applyPaymentPage.path }) };
const PAYER = { ...OPERATORS, linkOf: () => ({ url: payoutsPage.path }) };

export const moneyReceived = kindOf('payment_received', RECEIPT, (t) => t.messages.received);
export const receiptUndone = kindOf('payment_undone', RECEIPT, (t) => t.messages.undone);
export const payoutApplied = kindOf('payout_applied', { ...PAYER, handWay: 2 }, (t) => t.messages.applied);
export const payoutRejected = kindOf('payout_rejected', PAYEE, (t) => t.messages.rejected);
export const payoutPaid = kindOf('payout_paid', PAYEE, (t) => t.messages.paidOut);
export const accountChanged = kindOf('payout_account', PAYEE, (t) => t.messages.account);
export const accountChangedOperators = kindOf('payout_account_operators', PAYER, (t) => t.messages.account);
export const walletMismatch = kindOf('payment_mismatch', OPERATORS, (t) => t.messages.mismatch);

/** To-do of operators that ends with the decision. */
export const PAYOUT_TODOS = [payoutApplied.businessCode];

export const messages: readonly MessageKind[] = [
  moneyReceived,
  receiptUndone,
  payoutApplied,
  payoutRejected,
  payoutPaid,
  accountChanged,
  accountChangedOperators,
  walletMismatch,
];
