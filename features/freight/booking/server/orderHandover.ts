import { and, count, eq, notInArray } from 'drizzle-orm';
import type { Handover, Member } from '../../../../platform/server/handover.ts';
import type { OrderStatus } from '../states.ts';
import { notifyOrdersChanged } from './live.ts';
import { bookingOrder } from './tables.ts';

const ENDED: OrderStatus[] = ['delivered', 'settled', 'refused', 'withdrawn', 'expired'];

const isContact = ({ companyId, name }: Member) =>
  and(
    eq(bookingOrder.companyId, companyId),
    eq(bookingOrder.contactName, name),
    notInArray(bookingOrder.status, ENDED),
  );

/** Orders under way that name the person as their contact. */
export const orderHandover: Handover = {
  kind: 'orders',
  title: { zh: '订单联系人', en: 'Orders (contact person)', ru: 'Заказы (контактное лицо)' },
  async count(db, from) {
    const [found] = await db.select({ many: count() }).from(bookingOrder).where(isContact(from));
    return found?.many ?? 0;
  },
  async move(db, from, to) {
    const contact = { contactName: to.name, ...(to.mobile !== '' && { contactMobile: to.mobile }) };
    const moved = await db.update(bookingOrder).set(contact).where(isContact(from)).returning({ id: bookingOrder.id });
    await notifyOrdersChanged(
      db,
      moved.map(({ id }) => id),
    );
    return moved.length;
  },
};
