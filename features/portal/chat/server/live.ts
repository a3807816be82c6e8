import type { Db } from '../../../../platform/server/database/connect.ts';
import { type LiveSource, liveSource } from '../../../../platform/server/live/liveSource.ts';
import { conversationsChanged, incomingMessages, type ThreadEvent, threadEvents } from '../topics.ts';
import { selectItems, toConversationItem } from './conversationItems.ts';
import { selectMessagesBySeq, toChatMessage } from './messages.ts';
import { CHAT_CHANNEL, type ChatNotification, parseNotification, receiverNoOf } from './notifications.ts';

/** Debounce of list updates, ms. */
const LIST_DEBOUNCE_MS = 50;

interface CompanyConversation {
  companyNo: string;
  conversationId: number;
}

const parseAll = (payloads: readonly string[]) =>
  payloads.flatMap((notification) => parseNotification(notification) ?? []);

const isMessageAdded = (notification: ChatNotification) => notification.kind === 'said';

async function itemMessages(db: Db, views: readonly CompanyConversation[]) {
  if (views.length === 0) return [];
  const found = await selectItems(db, [...new Set(views.map(({ conversationId }) => conversationId))]);
  return [...Map.groupBy(views, ({ companyNo }) => companyNo)].map(([companyNo, own]) => {
    const ids = new Set(own.map(({ conversationId }) => conversationId));
    const items = found.filter(({ conversationId }) => ids.has(conversationId));
    return { parts: { companyNo }, payload: items.map((item) => toConversationItem(companyNo, item)) };
  });
}

const incomingSource = liveSource(incomingMessages, {
  channel: CHAT_CHANNEL,
  async publish(db, payloads, wanted) {
    const views = parseAll(payloads)
      .filter(isMessageAdded)
      .map((notification) => ({
        companyNo: receiverNoOf(notification),
        conversationId: notification.conversationId,
      }))
      .filter(wanted);
    return itemMessages(db, views);
  },
});

const listSource = liveSource(conversationsChanged, {
  channel: CHAT_CHANNEL,
  batchWindowMs: LIST_DEBOUNCE_MS,
  async publish(db, payloads, wanted) {
    return itemMessages(db, parseAll(payloads).flatMap(changedLists).filter(wanted));
  },
});

/** A read mark changes the list of the reading company only. */
function changedLists(notification: ChatNotification): CompanyConversation[] {
  const { conversationId, customerNo, servingNo } = notification;
  if (notification.kind === 'typing') return [];
  if (notification.kind === 'marked') return [{ companyNo: notification.companyNo, conversationId }];
  return [customerNo, servingNo].map((companyNo) => ({ companyNo, conversationId }));
}

const threadSource = liveSource(threadEvents, {
  channel: CHAT_CHANNEL,
  async publish(db, payloads, wanted) {
    const notifications = parseAll(payloads).filter((notification) => topicParts(notification).some(wanted));
    const added = notifications.filter(isMessageAdded);
    const messages = added.length === 0 ? [] : await selectMessagesBySeq(db, added);
    return [...Map.groupBy(notifications, ({ conversationId }) => conversationId).values()].flatMap((own) => {
      const [first] = own;
      const ofThread = messages.filter(({ conversationId }) => conversationId === first?.conversationId);
      const outbound = (first ? topicParts(first) : []).map((parts) => ({
        parts,
        payload: [
          ...ofThread.map((found) => ({
            kind: 'said' as const,
            message: toChatMessage(parts.companyNo, found),
          })),
          ...own.flatMap((notification) => toThreadEvents(notification, parts.companyNo)),
        ],
      }));
      return outbound.filter(({ payload }) => payload.length > 0);
    });
  },
});

const topicParts = ({ conversationId, customerNo, servingNo }: ChatNotification) =>
  [customerNo, servingNo].map((companyNo) => ({ companyNo, conversationId: String(conversationId) }));

/** Events without a query; typing goes to the other company only. */
function toThreadEvents(notification: ChatNotification, viewerNo: string): ThreadEvent[] {
  if (notification.kind === 'marked') {
    const { companyNo, deliveredSeq, readSeq } = notification;
    return [{ kind: 'marked', companyNo, deliveredSeq, readSeq }];
  }
  if (notification.kind === 'typing' && notification.companyNo !== viewerNo) {
    return [{ kind: 'typing', companyNo: notification.companyNo }];
  }
  return [];
}

export const liveSources: readonly LiveSource[] = [incomingSource, listSource, threadSource];
