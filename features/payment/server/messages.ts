import type { MessageKind } from '../../../platform/server/messageKind.ts';
import { MSG_TYPE } from '../../message/msgTypes.ts';
import { applyPaymentPage, collectionDetailPage, payoutsPage } from '../pages.ts';
import { approvePayout } from '../payoutWire.ts';
import { texts } from './texts.ts';

export const aboutReceipt = (receiptId: number) => `receipt:${receiptId}`;
export const aboutPayout = (payoutId: number) => `payout:${payoutId}`;
export const aboutAccount = (companyId: number) => `bankAccount:${companyId}`;

const APPLIED = 'payout_applied';
/** To-do of operators that ends with the decision. */
export const PAYOUT_TODOS = [APPLIED];

/** No permission: main accounts alone, who see amounts. */
const COMPANY = { audience: 'company', permission: '', msgType: MSG_TYPE.charges } as const;
const OPERATORS = {
  audience: 'holders',
  permission: approvePayout.access.code,
  msgType: MSG_TYPE.charges,
} as const;

type Received = { amount: string; currency: string; credited: string; receiptId: number };
export const moneyReceived: MessageKind<Received> = {
  ...COMPANY,
  businessCode: 'payment_received',
  handWay: 0,
  render: (params, language) => texts[language].messages.received(params),
  linkOf: ({ receiptId }) => ({ url: `${collectionDetailPage.path}?receiptId=${receiptId}` }),
};

type Undone = { amount: string; currency: string; reason: string; receiptId: number };
export const receiptUndone: MessageKind<Undone> = {
  ...COMPANY,
  businessCode: 'payment_undone',
  handWay: 0,
  render: (params, language) => texts[language].messages.undone(params),
  linkOf: ({ receiptId }) => ({ url: `${collectionDetailPage.path}?receiptId=${receiptId}` }),
};

type PayoutParams = { amount: string; currency: string; companyName: string; reason: string };
const payoutKind = (
  base: typeof COMPANY | typeof OPERATORS,
  businessCode: string,
  handWay: 0 | 2,
  render: MessageKind<PayoutParams>['render'],
): MessageKind<PayoutParams> => ({
  ...base,
  businessCode,
  handWay,
  render,
  linkOf: () => ({ url: base.audience === 'holders' ? payoutsPage.path : applyPaymentPage.path }),
});

export const payoutApplied = payoutKind(OPERATORS, APPLIED, 2, (params, language) =>
  texts[language].messages.applied(params),
);
export const payoutRejected = payoutKind(COMPANY, 'payout_rejected', 0, (params, language) =>
  texts[language].messages.rejected(params),
);
export const payoutPaid = payoutKind(COMPANY, 'payout_paid', 0, (params, language) =>
  texts[language].messages.paidOut(params),
);

type AccountParams = { companyName: string; accountNo: string; byName: string };
export const accountChanged: MessageKind<AccountParams> = {
  ...COMPANY,
  businessCode: 'payout_account',
  handWay: 0,
  render: (params, language) => texts[language].messages.account(params),
  linkOf: () => ({ url: applyPaymentPage.path }),
};
export const accountChangedOperators: MessageKind<AccountParams> = {
  ...OPERATORS,
  businessCode: 'payout_account_operators',
  handWay: 0,
  render: (params, language) => texts[language].messages.account(params),
  linkOf: () => ({ url: payoutsPage.path }),
};

type MismatchParams = { ref: string; asked: string; amount: string; currency: string };
export const walletMismatch: MessageKind<MismatchParams> = {
  ...OPERATORS,
  businessCode: 'payment_mismatch',
  handWay: 0,
  render: (params, language) => texts[language].messages.mismatch(params),
};

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
