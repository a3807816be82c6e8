import type { Db } from '../../../platform/server/database/connect.ts';
import type { MessageKind } from '../../../platform/server/messageKind.ts';
import { writeOutbox } from '../../../platform/server/outbox/write.ts';
import { findMainContacts } from '../../account/server/index.ts';
import { tell } from '../../message/server/index.ts';
import { findTrains } from '../../train/server/index.ts';
import { aboutOrder, type OrderFacts } from './messages.ts';
import type { MovedOrder } from './moves.ts';

/**
 * Notifies customers: a message to the company's users with access to orders, and an SMS to the booking's
 * contact (possibly not a user), in the language of the main account.
 */
export async function tellCustomers(
  db: Db,
  kind: MessageKind<OrderFacts>,
  orders: readonly MovedOrder[],
  reason = '',
): Promise<void> {
  if (orders.length === 0) return;
  const contacts = await findMainContacts(db, [...new Set(orders.map((order) => order.companyId))]);
  const trains = await findTrains(db, [...new Set(orders.map((order) => order.trainId))], 'zh');
  const told = orders.map((order) => {
    const train = trains.find(({ trainInfoId }) => trainInfoId === order.trainId);
    const params: OrderFacts = {
      orderNo: order.orderNo,
      trainNo: train?.trainNo ?? '',
      lineType: train?.lineType ?? '',
      stationCnname: train?.endStation ?? '',
      reason,
    };
    return { order, params };
  });
  const sms = told.map(({ order, params }) => {
    const contact = contacts.find(({ companyId }) => companyId === order.companyId);
    const text = kind.words(params, contact?.language ?? 'zh').content;
    return { channel: 'sms' as const, receiver: order.contactMobile, text };
  });
  await writeOutbox(db, sms);
  const tellings = told.map(({ order, params }) => ({
    companyId: order.companyId,
    about: aboutOrder(order.orderNo),
    params,
    texted: order.contactMobile,
  }));
  await tell(db, kind, tellings);
}
