import type { Db } from '../../../platform/server/database/connect.ts';
import type { MessageKind } from '../../../platform/server/messageKind.ts';
import { writeOutbox } from '../../../platform/server/outbox/writeOutbox.ts';
import { findMainContacts } from '../../account/server/index.ts';
import { sendMessages } from '../../message/server/index.ts';
import { findTrains } from '../../train/server/index.ts';
import { aboutOrder, type OrderMessageParams } from './messages.ts';
import type { TransitionedOrder } from './transitions.ts';

/**
 * Notifies customers: a message to the company's users with access to orders, and an SMS to the booking's
 * contact (possibly not a user), in the language of the main account.
 */
export async function notifyOrderCustomers(
  db: Db,
  kind: MessageKind<OrderMessageParams>,
  orders: readonly TransitionedOrder[],
  reason = '',
): Promise<void> {
  if (orders.length === 0) return;
  const contacts = await findMainContacts(db, [...new Set(orders.map((order) => order.companyId))]);
  const trains = await findTrains(db, [...new Set(orders.map((order) => order.trainId))], 'zh');
  const notices = orders.map((order) => {
    const train = trains.find(({ trainInfoId }) => trainInfoId === order.trainId);
    const params: OrderMessageParams = {
      orderNo: order.orderNo,
      trainNo: train?.trainNo ?? '',
      lineType: train?.lineType ?? '',
      stationCnname: train?.endStation ?? '',
      reason,
    };
    return { order, params };
  });
  const sms = notices.map(({ order, params }) => {
    const contact = contacts.find(({ companyId }) => companyId === order.companyId);
    const text = kind.render(params, contact?.language ?? 'zh').content;
    return { channel: 'sms' as const, receiver: order.contactMobile, text };
  });
  await writeOutbox(db, sms);
  const newMessages = notices.map(({ order, params }) => ({
    companyId: order.companyId,
    about: aboutOrder(order.orderNo),
    params,
    texted: order.contactMobile,
  }));
  await sendMessages(db, kind, newMessages);
}
