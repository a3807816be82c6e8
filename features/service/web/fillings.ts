import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { homeMain } from '../../../platform/web/slots/homeSlots.ts';
import type { SlotFilling } from '../../../platform/web/slots/slot.ts';
import { hasPermission } from '../../../platform/wire/currentUser.ts';
import { operatorOrderSections, orderSections } from '../../booking/web/slots.ts';
import { serviceJobs } from '../jobWire.ts';
import { getServiceOrder } from '../operatorWire.ts';
import { listOwnServices } from '../wire.ts';
import { useServiceTexts } from './texts.ts';

export const fillings: readonly SlotFilling[] = [
  orderSections.fill({
    name: 'services',
    order: 27,
    useTitle: () => useServiceTexts().section.title,
    isShown: (user, { order }) =>
      order.status !== 'draft' && hasPermission(user, listOwnServices.access.code),
    load: async () => (await withTexts(import('./section/OwnServices.tsx'), useServiceTexts)).OwnServices,
  }),
  operatorOrderSections.fill({
    name: 'services',
    order: 35,
    useTitle: () => useServiceTexts().section.title,
    isShown: (user) => hasPermission(user, getServiceOrder.access.code),
    load: async () =>
      (await withTexts(import('./section/ServicesOfOrder.tsx'), useServiceTexts)).ServicesOfOrder,
  }),
  homeMain.fill({
    name: 'serviceJobs',
    order: 3,
    useTitle: () => useServiceTexts().jobs.waiting,
    isShown: (user) =>
      hasPermission(user, serviceJobs.list.access.code) && !hasPermission(user, getServiceOrder.access.code),
    load: async () => (await withTexts(import('./jobs/WaitingJobs.tsx'), useServiceTexts)).WaitingJobs,
  }),
];
