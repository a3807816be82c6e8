import type { SlotFilling } from '../../../../platform/web/slots/slot.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { operatorOrderSections, orderSections } from '../../../freight/booking/web/slots.ts';
import { jobSections } from '../../../suppliers/service/web/slots.ts';
import { FEE_ACCESS } from '../accessWire.ts';
import { useFeeTexts } from './texts.ts';

const sections = async () => (await import('./loads.ts')).sections();

export const fillings: readonly SlotFilling[] = [
  orderSections.fill({
    name: 'additionalFees',
    order: 28,
    useTitle: () => useFeeTexts().title,
    isShown: (user, { order }) => order.status !== 'draft' && hasPermission(user, FEE_ACCESS.list),
    load: async () => (await sections()).FeesOfOwnOrder,
  }),
  operatorOrderSections.fill({
    name: 'additionalFees',
    order: 36,
    useTitle: () => useFeeTexts().title,
    isShown: (user) => hasPermission(user, FEE_ACCESS.any),
    load: async () => (await sections()).FeesOfAnyOrder,
  }),
  jobSections.fill({
    name: 'additionalFees',
    order: 10,
    useTitle: () => useFeeTexts().title,
    isShown: (user) => hasPermission(user, FEE_ACCESS.add),
    load: async () => (await sections()).FeesOfJob,
  }),
];
