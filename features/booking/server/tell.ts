import type { Db } from '../../../platform/server/database/connect.ts';
import { type OutgoingMessage, writeOutbox } from '../../../platform/server/outbox/write.ts';
import { findMainContacts } from '../../account/server/index.ts';
import type { MovedOrder } from './moves.ts';
import { texts } from './texts.ts';

type MessageTexts = (typeof texts)['zh']['message'];

/**
 * Tells the customers of orders what happened, in the language of their main account: an SMS to the contact of
 * the booking, an e-mail to the main account.
 */
export async function tellCustomers(
  db: Db,
  orders: readonly MovedOrder[],
  wording: (message: MessageTexts, order: MovedOrder) => { subject: string; text: string },
): Promise<void> {
  const contacts = await findMainContacts(db, [...new Set(orders.map((order) => order.companyId))]);
  const messages = orders.flatMap((order): OutgoingMessage[] => {
    const contact = contacts.find(({ companyId }) => companyId === order.companyId);
    const { subject, text } = wording(texts[contact?.language ?? 'zh'].message, order);
    const sms: OutgoingMessage = { channel: 'sms', receiver: order.contactMobile, text };
    return contact?.email ? [sms, { channel: 'email', receiver: contact.email, subject, text }] : [sms];
  });
  await writeOutbox(db, messages);
}
