import { isAboveZero } from '../../../../libs/amounts/compare.ts';
import { type SlotFilling, whenShown } from '../../../../platform/web/slots/slot.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { orderFacts } from '../../../freight/booking/web/slots.ts';
import { BILL_ACCESS } from '../../bill/accessWire.ts';
import { billActions } from '../../bill/web/slots.ts';
import { depositActions } from '../../deposit/web/slots.ts';
import { useTexts } from './texts.ts';

const loads = () => import('./loads.ts');

export const fillings: readonly SlotFilling[] = [
  billActions.fill({
    name: 'payment',
    order: 10,
    useTitle: () => useTexts().pay.title,
    isShown: ({ companyNo }, { bill }) =>
      bill.side === 'sale' && bill.status === 'agreed' && bill.open !== null && companyNo === bill.companyNo,
    load: async () => (await (await loads()).paySection()).PaySection,
  }),
  billActions.fill({
    name: 'payout',
    order: 10,
    useTitle: () => useTexts().pay.title,
    isShown: (user, { bill }) =>
      bill.side === 'cost' &&
      bill.status === 'agreed' &&
      bill.open !== null &&
      user.companyNo === bill.companyNo &&
      hasPermission(user, `${BILL_ACCESS.prefix}:edit`),
    load: whenShown(async () => (await (await loads()).payoutSection()).PayoutSection),
  }),
  depositActions.fill({
    name: 'payment',
    order: 10,
    useTitle: () => useTexts().pay.online,
    isShown: (_user, { deposit }) => deposit.outstanding !== null && isAboveZero(deposit.outstanding),
    load: async () => (await (await loads()).depositPayment()).DepositPayment,
  }),
  orderFacts.fill({
    name: 'payment',
    order: 40,
    useTitle: () => useTexts().pay.ofOrder,
    isShown: (user, { order }) => order.status !== 'draft' && hasPermission(user, BILL_ACCESS.list),
    load: async () => (await (await loads()).orderBills()).OrderBills,
  }),
];
