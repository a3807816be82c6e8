import type { Feature } from '../../../../platform/server/feature.ts';
import { type Binding, bind, withGroupCommit, withOwnTransaction } from '../../../../platform/server/http/bind.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { notify } from '../../../../platform/server/notifications/notificationBus.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { FilePolicies } from '../../../documents/resource/server/index.ts';
import { searchContainers } from '../../../freight/booking/server/index.ts';
import { findCompanyByNo } from '../../../people/account/server/index.ts';
import { suppliersOfContainer } from '../../../suppliers/service/server/index.ts';
import { type ChatContainer, type ConversationItem, type Counterpart, FREE_TRADE_PORT } from '../conversation.ts';
import type { findContainers, listCounterparts, messageReminder, msgList, remindMsg } from '../wire.ts';
import * as wire from '../wire.ts';
import { addFileMessage, addTextMessage } from './addMessage.ts';
import { addSupplier, assign, findColleagues, findSuppliers, markHandled } from './assignment.ts';
import { cannedAnswerRecords, deleteCannedAnswers, insertCannedAnswer, updateCannedAnswer } from './cannedAnswers.ts';
import { selectCompanyItems } from './companyItems.ts';
import { toConversationItem } from './conversationItems.ts';
import { selectContainer, selectSuppliersOfOrder } from './conversationQueries.ts';
import { findConversation, isPersisted, partiesOf } from './conversationView.ts';
import { readHistory, searchMessages } from './history.ts';
import { findInboxPage } from './inbox.ts';
import { InboxFiguresReader } from './inboxFigures.ts';
import { MessageWriter } from './messageWriter.ts';
import { CHAT_CHANNEL, typingPayload } from './notifications.ts';
import { advanceProgress, selectConversationsOfContainer } from './progressQueries.ts';
import { RateLimiter } from './rateLimiter.ts';
import { userError } from './texts.ts';

/** `receiveCompanyNo` (either company, by client) can only exclude a conversation, never widen access. */
async function markRead(input: ReadBy<typeof remindMsg>, { db, user }: CallContext): Promise<void> {
  const own = ownCompanyId(user);
  const { orderContainerId, servingCompanyNo, receiveCompanyNo, seq } = input;
  const keys =
    input.businessType === undefined
      ? await selectConversationsOfContainer(db, own, orderContainerId)
      : [{ businessType: input.businessType, servingCompanyNo }];
  for (const key of keys) {
    const view = await findConversation(db, own, { orderContainerId, ...key });
    const parties = [view.own.companyNo, view.other.companyNo];
    if (receiveCompanyNo !== '' && !parties.includes(receiveCompanyNo)) continue;
    if (isPersisted(view)) await advanceProgress(db, view, 'read', seq ?? null);
  }
}

/** Rate limit of typing events. */
const TYPING_LIMITER = new RateLimiter({ burst: 3, perSecond: 1 });

async function recordReminder(input: ReadBy<typeof messageReminder>, { db, user }: CallContext): Promise<void> {
  const view = await findConversation(db, ownCompanyId(user), input);
  if (!isPersisted(view)) return;
  if (input.kind !== 'typing') return advanceProgress(db, view, input.kind, input.seq ?? null);
  if (!TYPING_LIMITER.tryAcquire(`${user.accountId} ${view.conversationId}`)) return;
  await notify(db, CHAT_CHANNEL, typingPayload(partiesOf(view), view.own.companyNo));
}

/** A supplier of the order serves its customer; elsewhere it goes on with what it was brought into. */
async function findServedCustomer(
  { db, user }: CallContext,
  orderContainerId: number,
  customer: Counterpart,
): Promise<Counterpart[]> {
  const own = ownCompanyId(user);
  const engaged = await suppliersOfContainer(db, orderContainerId);
  const part = engaged.find(({ companyId }) => companyId === own);
  if (part !== undefined) return [{ companyNo: part.companyNo, companyName: customer.companyName }];
  const known = await selectConversationsOfContainer(db, own, orderContainerId);
  if (known.length === 0) throw userError((t) => t.absent, CODE.absent);
  return [];
}

/** Whom a new conversation can be with, by the number of the company that serves in it. */
async function findCounterparts(
  { orderContainerId }: ReadBy<typeof listCounterparts>,
  ctx: CallContext,
): Promise<Counterpart[]> {
  const { db, user } = ctx;
  const own = ownCompanyId(user);
  const [container, platform, suppliers] = await Promise.all([
    selectContainer(db, orderContainerId),
    findCompanyByNo(db, FREE_TRADE_PORT),
    selectSuppliersOfOrder(db, own, orderContainerId),
  ]);
  if (!container || !platform) throw userError((t) => t.absent, CODE.absent);
  const isPlatform = own === platform.companyId;
  if (!isPlatform && own !== container.companyId) return findServedCustomer(ctx, orderContainerId, container);
  const platformCounterpart = { companyNo: platform.companyNo, companyName: platform.fullName };
  return isPlatform ? [platformCounterpart] : [platformCounterpart, ...suppliers];
}

export function chatCalls(platform: Platform, all: readonly Feature[]): Binding[] {
  const writer = new MessageWriter(platform);
  const uploads = { files: platform.files, rights: new FilePolicies(all) };
  const figuresReader = new InboxFiguresReader();
  return [
    bind(wire.msgList, listConversations),
    bind(wire.findContainers, listContainers),
    bind(wire.listCounterparts, findCounterparts),
    bind(wire.listChat, readHistory),
    withGroupCommit(bind(wire.addChat, (input, ctx) => addTextMessage(writer, input, ctx))),
    withGroupCommit(bind(wire.addChatFile, (input, ctx) => addFileMessage({ writer, uploads }, input, ctx))),
    // no audit entry: read marks outnumber messages
    withOwnTransaction(bind(wire.remindMsg, markRead)),
    withOwnTransaction(bind(wire.messageReminder, recordReminder)),
    bind(wire.searchChat, searchMessages),
    bind(wire.listInbox, findInboxPage),
    bind(wire.readInboxFigures, (_nothing, ctx) => figuresReader.read(ctx)),
    bind(wire.listColleagues, (_nothing, ctx) => findColleagues(ctx)),
    bind(wire.assignChat, assign),
    bind(wire.markChatHandled, markHandled),
    bind(wire.listSuppliers, (_nothing, ctx) => findSuppliers(ctx)),
    bind(wire.addChatSupplier, addSupplier),
    ...cannedAnswerRecords.reads(platform),
    bind(wire.cannedAnswers.add, insertCannedAnswer),
    bind(wire.cannedAnswers.edit, updateCannedAnswer),
    bind(wire.cannedAnswers.remove, ({ ids }, ctx) => deleteCannedAnswers(ids, ctx)),
  ];
}

const MAX_CONTAINERS = 10;

async function listConversations(
  input: ReadBy<typeof msgList>,
  { db, user }: CallContext,
): Promise<ConversationItem[]> {
  const found = await selectCompanyItems(db, ownCompanyId(user), input);
  return found.map((item) => toConversationItem(user.companyNo ?? '', item));
}

/** The customer's own containers; all for the platform. */
async function listContainers(
  { containerNo }: ReadBy<typeof findContainers>,
  { db, user }: CallContext,
): Promise<ChatContainer[]> {
  const own = ownCompanyId(user);
  const owner = user.companyNo === FREE_TRADE_PORT ? null : own;
  const found = await searchContainers(db, containerNo, owner, MAX_CONTAINERS);
  return found.map(({ orderNo, ...container }) => ({ ...container, orderBigNo: orderNo }));
}
