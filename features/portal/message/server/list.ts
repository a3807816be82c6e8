import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { type CurrentUser, hasPermission } from '../../../../platform/wire/currentUser.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import type { Message, MessageCounts, queryAllTip } from '../wire.ts';
import type { MessageKinds } from './messageKinds.ts';
import { type MessageRow, selectCounts, selectMessages } from './queries.ts';

export const ZERO_COUNTS: MessageCounts = { messageCount: 0, messageInfoCount: 0, messageTodoCount: 0 };

export async function readCounts({ db, user }: CallContext): Promise<MessageCounts> {
  const counts = await selectCounts(db, [user.accountId]);
  return counts.get(user.accountId) ?? ZERO_COUNTS;
}

/** In the language of the reader, with the counts. */
export async function listMessages(
  kinds: MessageKinds,
  input: ReadBy<typeof queryAllTip>,
  ctx: CallContext,
): Promise<PayloadOf<typeof queryAllTip>> {
  const { handWay, msgType, keyword, isRead, pageNum, pageSize } = input;
  const filter = {
    handWay,
    msgType,
    pageNum,
    pageSize,
    isRead: isRead ? isRead === '1' : undefined,
    search: keyword === '' ? undefined : { text: keyword, codes: kinds.codesContaining(keyword) },
  };
  const [{ rows, total }, counts] = await Promise.all([
    selectMessages(ctx.db, ctx.user.accountId, filter),
    readCounts(ctx),
  ]);
  const messages = rows.map((row) => toMessage(kinds, row, ctx.user, ctx.language));
  return { newUiMessageLists: { rows: messages, total }, ...counts };
}

function toMessage(kinds: MessageKinds, row: MessageRow, user: CurrentUser, language: Language): Message {
  const kind = kinds.find(row.businessCode);
  const { title, content } = kinds.render(row, language);
  const jump = kind?.linkOf?.(row.params);
  // the reader may have changed companies or lost the permission since
  const isSameCompany = row.companyId === null || row.companyId === user.companyId;
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
    abilities: {
      open: jump !== undefined && isSameCompany && kind !== undefined && hasPermission(user, kind.permission),
    },
  };
}
