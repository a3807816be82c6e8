import { and, eq, inArray } from 'drizzle-orm';
import type { ClosureObstacle } from '../../../../platform/server/companyData.ts';
import { countUpTo } from '../../../../platform/server/database/countUpTo.ts';
import type { OrderStatus } from '../states.ts';
import { bookingOrder } from './tables.ts';

/** Until the last container is delivered. */
const OPEN: readonly OrderStatus[] = [
  'draft',
  'submitted',
  'waitlisted',
  'confirmed',
  'documents',
  'ready',
  'departed',
  'arrived',
];

export const openOrders: ClosureObstacle = {
  kind: 'openOrders',
  title: { zh: '未完成的订单', en: 'Open orders', ru: 'Незавершённые заказы' },
  count: (db, companyId) =>
    countUpTo(
      db,
      db
        .select({ id: bookingOrder.id })
        .from(bookingOrder)
        .where(and(eq(bookingOrder.companyId, companyId), inArray(bookingOrder.status, [...OPEN]))),
    ),
};
