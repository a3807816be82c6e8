import type { SlotFilling } from '../../../../platform/web/slots/slot.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { seesMoney } from '../../../freight/booking/web/parts.ts';
import {
  bookingCost,
  operatorOrderSections,
  orderFacts,
  rollOverFacts,
  rollOverPreview,
  withdrawFacts,
} from '../../../freight/booking/web/slots.ts';
import { CHARGE_ACCESS } from '../accessWire.ts';
import { useTexts } from './texts.ts';

const loads = () => import('./loads.ts');

const sections = async () => (await loads()).orderFees();
const cost = async () => (await loads()).cost();
const rollOver = async () => (await loads()).rollOver();

export const fillings: readonly SlotFilling[] = [
  orderFacts.fill({
    name: 'fees',
    order: 20,
    useTitle: () => useTexts().fees,
    isShown: seesMoney,
    load: async () => (await sections()).OwnFees,
  }),
  operatorOrderSections.fill({
    name: 'fees',
    order: 50,
    useTitle: () => useTexts().fees,
    isShown: (user) => hasPermission(user, CHARGE_ACCESS.any),
    load: async () => (await sections()).AnyFees,
  }),
  bookingCost.fill({
    name: 'cost',
    order: 10,
    useTitle: () => useTexts().costTitle,
    isShown: seesMoney,
    load: async () => (await cost()).BookingCost,
  }),
  rollOverFacts.fill({
    name: 'pay',
    order: 10,
    useTitle: () => useTexts().rollOver,
    isShown: seesMoney,
    load: async () => (await rollOver()).RollOverCredit,
  }),
  rollOverPreview.fill({
    name: 'pay',
    order: 10,
    useTitle: () => useTexts().rollOver,
    isShown: (user) => hasPermission(user, CHARGE_ACCESS.any),
    load: async () => (await rollOver()).RollOverPay,
  }),
  withdrawFacts.fill({
    name: 'fee',
    order: 10,
    useTitle: () => useTexts().cancelling,
    load: async () => (await cost()).WithdrawFee,
  }),
];
