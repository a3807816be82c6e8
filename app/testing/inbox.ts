import { type Message, queryAllTip } from '../../features/portal/message/wire.ts';
import type { Actor } from '../../platform/testing/actor.ts';

/** Message codes about an order, oldest first: `booking_confirmed`, `booking_submitted done` once handled. */
export async function messageCodesAbout(person: Actor, orderBigNo: string): Promise<string[]> {
  const messages = await messagesAbout(person, orderBigNo);
  return messages.map(({ businessCode, logType, isRead }) =>
    logType === 'todo' && isRead ? `${businessCode} done` : businessCode,
  );
}

export async function messagesAbout(person: Actor, keyword: string): Promise<Message[]> {
  const { newUiMessageLists } = await person.send(queryAllTip, { handWay: '0,1,2', keyword, pageSize: 100 });
  return newUiMessageLists.rows.toSorted((one, other) => one.id - other.id);
}
