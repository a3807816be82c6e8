import { z } from 'zod';
import { topic } from '../../platform/wire/live/topic.ts';
import { holdsPermission } from '../../platform/wire/who.ts';
import { listBookings, listOrders } from './wire.ts';

export const orderChanged = topic({
  path: '/order/{companyNo}',
  payload: z.object({ companyNo: z.string() }),
  access: (who, { companyNo }) => who.companyNo === companyNo && holdsPermission(who, listOrders.access.code),
  summary: 'Orders of the own company were booked, answered, or their containers moved',
});

export const bookingsChanged = topic({
  path: '/operation/booking',
  payload: z.object({}),
  access: (who) => holdsPermission(who, listBookings.access.code),
  summary: 'Bookings of any company have changed, for operators',
});
