import { type Asking, ownCompanyId } from '../../../platform/server/http/asking.ts';
import { notify } from '../../../platform/server/push/push.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import type { messageReminder, remindMsg } from '../wire.ts';
import { moveOn, selectConversationsAt } from './markQueries.ts';
import { Pace } from './pace.ts';
import { findPlace, isBegun, partiesOf } from './place.ts';
import { CHAT_CHANNEL, typingWord } from './words.ts';

/** `receiveCompanyNo` (either company, by client) can only exclude a conversation, never widen access. */
export async function markRead(input: ReadBy<typeof remindMsg>, { db, who }: Asking): Promise<void> {
  const own = ownCompanyId(who);
  const { orderContainerId, servingCompanyNo, receiveCompanyNo, seq } = input;
  const abouts =
    input.businessType === undefined
      ? await selectConversationsAt(db, own, orderContainerId)
      : [{ businessType: input.businessType, servingCompanyNo }];
  for (const about of abouts) {
    const place = await findPlace(db, own, { orderContainerId, ...about });
    const parties = [place.own.companyNo, place.other.companyNo];
    if (receiveCompanyNo !== '' && !parties.includes(receiveCompanyNo)) continue;
    if (isBegun(place)) await moveOn(db, place, 'read', seq ?? null);
  }
}

/** Rate limit of typing events. */
const TYPING = new Pace({ burst: 3, perSecond: 1 });

export async function remind(input: ReadBy<typeof messageReminder>, { db, who }: Asking): Promise<void> {
  const place = await findPlace(db, ownCompanyId(who), input);
  if (!isBegun(place)) return;
  if (input.kind !== 'typing') return moveOn(db, place, input.kind, input.seq ?? null);
  if (!TYPING.takes(`${who.accountId} ${place.conversationId}`)) return;
  await notify(db, CHAT_CHANNEL, typingWord(partiesOf(place), place.own.companyNo));
}
