import { homeMain } from '../../../platform/web/slots/homeSlots.ts';
import type { SlotFilling } from '../../../platform/web/slots/slot.ts';
import { hasPermission } from '../../../platform/wire/currentUser.ts';
import { operatorOrderSections, orderSections } from '../../booking/web/slots.ts';
import { serviceJobs } from '../jobWire.ts';
import { getServiceOrder } from '../operatorWire.ts';
import { listOwnServices } from '../wire.ts';
import { useServiceTexts } from './texts.ts';

const loads = () => import('./loads.ts');

export const fillings: readonly SlotFilling[] = [
  orderSections.fill({
    name: 'services',
    order: 27,
    useTitle: () => useServiceTexts().section.title,
    isShown: (user, { order }) =>
      order.status !== 'draft' && hasPermission(user, listOwnServices.access.code),
    load: async () => (await (await loads()).ownServices()).OwnServices,
  }),
  operatorOrderSections.fill({
    name: 'services',
    order: 35,
    useTitle: () => useServiceTexts().section.title,
    isShown: (user) => hasPermission(user, getServiceOrder.access.code),
    load: async () => (await (await loads()).servicesOfOrder()).ServicesOfOrder,
  }),
  homeMain.fill({
    name: 'serviceJobs',
    order: 3,
    useTitle: () => useServiceTexts().jobs.waiting,
    isShown: (user) =>
      hasPermission(user, serviceJobs.list.access.code) && !hasPermission(user, getServiceOrder.access.code),
    load: async () => (await (await loads()).waitingJobs()).WaitingJobs,
  }),
];
