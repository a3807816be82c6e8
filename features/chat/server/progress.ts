import { type CallContext, ownCompanyId } from '../../../platform/server/http/callContext.ts';
import { notify } from '../../../platform/server/notifications/notificationBus.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import type { messageReminder, remindMsg } from '../wire.ts';
import { findConversation, isPersisted, partiesOf } from './conversationView.ts';
import { CHAT_CHANNEL, typingPayload } from './notifications.ts';
import { advanceProgress, selectConversationsOfContainer } from './progressQueries.ts';
import { RateLimiter } from './rateLimiter.ts';

/** `receiveCompanyNo` (either company, by client) can only exclude a conversation, never widen access. */
export async function markRead(input: ReadBy<typeof remindMsg>, { db, user }: CallContext): Promise<void> {
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

export async function recordReminder(
  input: ReadBy<typeof messageReminder>,
  { db, user }: CallContext,
): Promise<void> {
  const view = await findConversation(db, ownCompanyId(user), input);
  if (!isPersisted(view)) return;
  if (input.kind !== 'typing') return advanceProgress(db, view, input.kind, input.seq ?? null);
  if (!TYPING_LIMITER.tryAcquire(`${user.accountId} ${view.conversationId}`)) return;
  await notify(db, CHAT_CHANNEL, typingPayload(partiesOf(view), view.own.companyNo));
}
