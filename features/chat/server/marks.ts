import { type Asking, ownCompanyId } from '../../../platform/server/http/asking.ts';
import { notify } from '../../../platform/server/push/push.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import type { messageReminder, remindMsg } from '../wire.ts';
import { moveOn, selectConversationsAt } from './markQueries.ts';
import { findPlace, isBegun, partiesOf } from './place.ts';
import { CHAT_CHANNEL, typingWord } from './words.ts';

/**
 * Marks what a company has been sent about a container read. Clients name as `receiveCompanyNo` either company; it
 * may leave a conversation out, never bring one in.
 */
export async function markRead(input: ReadBy<typeof remindMsg>, { db, who }: Asking): Promise<void> {
  const own = ownCompanyId(who);
  const { orderContainerId, receiveCompanyNo, seq } = input;
  const services =
    input.businessType === undefined
      ? await selectConversationsAt(db, own, orderContainerId)
      : [{ businessType: input.businessType }];
  for (const { businessType } of services) {
    const place = await findPlace(db, own, { orderContainerId, businessType });
    const parties = [place.own.companyNo, place.other.companyNo];
    if (receiveCompanyNo !== '' && !parties.includes(receiveCompanyNo)) continue;
    if (isBegun(place)) await moveOn(db, place, 'read', seq ?? null);
  }
}

/** Tells the other company that messages arrived or were read, or that somebody is typing. */
export async function remind(input: ReadBy<typeof messageReminder>, { db, who }: Asking): Promise<void> {
  const place = await findPlace(db, ownCompanyId(who), input);
  if (!isBegun(place)) return;
  if (input.kind === 'typing')
    await notify(db, CHAT_CHANNEL, typingWord(partiesOf(place), place.own.companyNo));
  else await moveOn(db, place, input.kind, input.seq ?? null);
}
