import { z } from 'zod';
import { hasPermission } from '../../../platform/wire/currentUser.ts';
import { topic } from '../../../platform/wire/live/topic.ts';
import { ORDER_ACCESS } from './accessWire.ts';

export const orderChanged = topic({
  path: '/order/{companyNo}',
  payload: z.object({ companyNo: z.string() }),
  access: (user, { companyNo }) => user.companyNo === companyNo && hasPermission(user, ORDER_ACCESS.own),
  summary: 'Orders of your company were booked or answered, or their containers moved',
});

export const bookingsChanged = topic({
  path: '/operation/booking',
  payload: z.object({}),
  access: (user) => hasPermission(user, ORDER_ACCESS.any),
  summary: 'Changes of bookings of any company, for operators',
});
