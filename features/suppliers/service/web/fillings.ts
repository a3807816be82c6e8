import type { SlotFilling } from '../../../../platform/web/slots/slot.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { seesMoney } from '../../../freight/booking/web/parts.ts';
import {
  bookingCost,
  bookingServices,
  bookingTotal,
  operatorOrderSections,
  orderSections,
} from '../../../freight/booking/web/slots.ts';
import { SERVICE_ACCESS } from '../accessWire.ts';
import { useServiceTexts } from './texts.ts';

const loads = () => import('./loads.ts');

export const fillings: readonly SlotFilling[] = [
  orderSections.fill({
    name: 'services',
    order: 27,
    useTitle: () => useServiceTexts().section.title,
    isShown: (user, { order }) => order.status !== 'draft' && hasPermission(user, SERVICE_ACCESS.own),
    load: async () => (await (await loads()).ownServices()).OwnServices,
  }),
  bookingServices.fill({
    name: 'services',
    order: 10,
    useTitle: () => useServiceTexts().booking.title,
    isShown: (user) => hasPermission(user, SERVICE_ACCESS.own),
    load: async () => (await (await loads()).bookingServices()).BookingServices,
  }),
  bookingTotal.fill({
    name: 'services',
    order: 10,
    useTitle: () => useServiceTexts().booking.title,
    isShown: (user, { chosen }) => chosen.length > 0 && seesMoney(user),
    load: async () => (await (await loads()).bookedTotal()).BookedServicesTotal,
  }),
  bookingCost.fill({
    name: 'withServices',
    order: 20,
    useTitle: () => useServiceTexts().booking.costTitle,
    isShown: (user, { chosen }) => chosen.length > 0 && seesMoney(user),
    load: async () => (await (await loads()).bookedTotal()).CostWithServices,
  }),
  operatorOrderSections.fill({
    name: 'services',
    order: 35,
    useTitle: () => useServiceTexts().section.title,
    isShown: (user) => hasPermission(user, SERVICE_ACCESS.any),
    load: async () => (await (await loads()).servicesOfOrder()).ServicesOfOrder,
  }),
];
