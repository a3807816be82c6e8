import type { Asking } from '../../../platform/server/http/asking.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import { holdsPermission, type Who } from '../../../platform/wire/who.ts';
import type { Message, MessageCounts, queryAllTip } from '../wire.ts';
import type { Kinds } from './kinds.ts';
import { type MessageRow, selectCounts, selectMessages } from './queries.ts';

export const NO_MESSAGES: MessageCounts = { messageCount: 0, messageInfoCount: 0, messageTodoCount: 0 };

export async function countsOf({ db, who }: Asking): Promise<MessageCounts> {
  const counts = await selectCounts(db, [who.accountId]);
  return counts.get(who.accountId) ?? NO_MESSAGES;
}

/** In the language of the reader, with the counts. */
export async function listMessages(
  kinds: Kinds,
  input: ReadBy<typeof queryAllTip>,
  asking: Asking,
): Promise<PayloadOf<typeof queryAllTip>> {
  const { handWay, msgType, keyword, isRead, pageNum, pageSize } = input;
  const filter = {
    handWay,
    msgType,
    pageNum,
    pageSize,
    isRead: isRead ? isRead === '1' : undefined,
    search: keyword === '' ? undefined : { text: keyword, codes: kinds.saying(keyword) },
  };
  const [{ rows, total }, counts] = await Promise.all([
    selectMessages(asking.db, asking.who.accountId, filter),
    countsOf(asking),
  ]);
  const messages = rows.map((row) => messageOf(kinds, row, asking.who, asking.language));
  return { newUiMessageLists: { rows: messages, total }, ...counts };
}

function messageOf(kinds: Kinds, row: MessageRow, who: Who, language: Language): Message {
  const kind = kinds.of(row.businessCode);
  const { title, content } = kinds.worded(row, language);
  const jump = kind?.jump?.(row.params);
  // the reader may have changed companies or lost the permission since
  const isStillTheirs = row.companyId === null || row.companyId === who.companyId;
  return {
    id: row.id,
    logType: row.handWay === 2 ? 'todo' : 'info',
    title,
    realMsgContent: content,
    addTime: formatDateTime(row.createdAt),
    handParam: jump ? JSON.stringify(jump) : '',
    businessCode: row.businessCode,
    handWay: row.handWay,
    msgType: row.msgType,
    isRead: !row.isOpen,
    mayOpen:
      jump !== undefined && isStillTheirs && kind !== undefined && holdsPermission(who, kind.permission),
  };
}
