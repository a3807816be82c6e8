import { z } from 'zod';
import { saveBooking } from '../../features/freight/booking/wire.ts';
import type { BusinessType } from '../../features/portal/chat/conversation.ts';
import type { ChatMessage } from '../../features/portal/chat/message.ts';
import { type ThreadEvent, threadEvent } from '../../features/portal/chat/topics.ts';
import { addChat, listChat, msgList } from '../../features/portal/chat/wire.ts';
import type { Actor } from '../../platform/testing/actor.ts';
import { StompClient } from '../../platform/testing/stompClient.ts';
import { bookingOf, type TestFixture } from './testFixture.ts';

/** Key of a conversation, as the chat calls take it. */
export interface ConversationRef {
  orderContainerId: number;
  businessType: BusinessType;
  servingCompanyNo?: string;
}

const events = z.array(threadEvent);

/** An open socket subscribed to one conversation. */
export class ThreadSubscriber {
  readonly client: StompClient;
  /** Later events of a frame that has already been read. */
  readonly #received: ThreadEvent[] = [];

  private constructor(client: StompClient) {
    this.client = client;
  }

  static async connect(address: string, person: Actor, companyNo: string, destination: string) {
    const client = await StompClient.connect(address, person.token ?? '', { companyNo });
    await client.subscribe(destination);
    return new ThreadSubscriber(client);
  }

  /** The next read mark or typing signal. */
  async nextSignal(): Promise<ThreadEvent> {
    for (;;) {
      const event = await this.#next();
      if (event.kind !== 'said') return event;
    }
  }

  /** The next `count` messages after `afterSeq`, in the order of arrival. */
  async messages(count: number, afterSeq = 0): Promise<ChatMessage[]> {
    const received: ChatMessage[] = [];
    while (received.length < count) {
      const event = await this.#next();
      if (event.kind === 'said' && event.message.seq > afterSeq) received.push(event.message);
    }
    return received;
  }

  close(): void {
    this.client.close();
  }

  async #next(): Promise<ThreadEvent> {
    for (;;) {
      const event = this.#received.shift();
      if (event) return event;
      this.#received.push(...events.parse(JSON.parse((await this.client.next('MESSAGE')).body)));
    }
  }
}

/** The container of a new booking. */
export async function newContainer(fixture: TestFixture, customer: Actor, trainId: number): Promise<number> {
  const { orderBigNo } = await customer.send(saveBooking, bookingOf(trainId, [['22G1', 1]]));
  const { rows } = await fixture.database.query<{ id: string }>(
    `select order_container.id from order_container join booking_order on booking_order.id = order_id
     where order_no = $1`,
    [orderBigNo],
  );
  return Number(rows[0]?.id);
}

export function sendMessage(person: Actor, conversation: ConversationRef, chatContent: string, clientId = '') {
  return person.send(addChat, { ...conversation, chatContent, clientId });
}

export async function readAllMessages(person: Actor, conversation: ConversationRef): Promise<ChatMessage[]> {
  const all: ChatMessage[] = [];
  for (;;) {
    const { list, hasMore } = await person.send(listChat, {
      ...conversation,
      afterSeq: all.at(-1)?.seq ?? 0,
      pageSize: 100,
    });
    all.push(...list);
    if (!hasMore) return all;
  }
}

/** The list item of the conversation about a container, in this user's list. */
export async function findListItem(person: Actor, { orderContainerId }: ConversationRef) {
  return (await person.send(msgList, {})).find((item) => item.orderContainerId === orderContainerId);
}

export const textsOf = (messages: readonly { chatContent: string }[]) => messages.map((one) => one.chatContent);
