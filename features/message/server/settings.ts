import type { Asking } from '../../../platform/server/http/asking.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { holdsPermission, type Who } from '../../../platform/wire/who.ts';
import { findProfile } from '../../account/server/index.ts';
import { MSG_TYPES, type MsgType, mailedTo } from '../msgTypes.ts';
import type { saveTipSetting, TipSetting } from '../wire.ts';
import { waitAsChosen } from './deliveryQueries.ts';
import type { Kinds } from './kinds.ts';
import { saveHabit, saveWays, selectHabit, selectWays } from './settingQueries.ts';
import { refuse } from './texts.ts';

function typesFor(kinds: Kinds, who: Who): MsgType[] {
  const heard = new Set(
    kinds.all.filter((kind) => holdsPermission(who, kind.permission)).map((kind) => kind.msgType),
  );
  return MSG_TYPES.filter((type) => heard.has(type));
}

/** Unset choices show their defaults. */
export async function readSetting(kinds: Kinds, { db, who }: Asking): Promise<TipSetting> {
  const chosen = await selectWays(db, who.accountId);
  const habit = await selectHabit(db, who.accountId);
  const profile = await findProfile(db, who.accountId);
  const ways = typesFor(kinds, who).map((msgType) => {
    const way = chosen.find((one) => one.msgType === msgType);
    const { inPortal = true, byEmail = isMailed(msgType, who), bySms = false } = way ?? {};
    return { msgType, inPortal, byEmail, bySms };
  });
  const { quietFrom = null, quietTo = null, hasDigest = false } = habit ?? {};
  return { ways, quietFrom, quietTo, hasDigest, email: profile?.email ?? '', mobile: profile?.mobile ?? '' };
}

function isMailed(msgType: MsgType, { isMainAccount }: Who): boolean {
  const mailed = mailedTo(msgType);
  return mailed === 'all' || (mailed === 'main accounts' && isMainAccount);
}

/** Also reschedules pending deliveries. Quiet hours need two different ends. @throws UserError */
export async function saveSetting(
  { ways, quietFrom, quietTo, hasDigest }: ReadBy<typeof saveTipSetting>,
  { db, who }: Asking,
): Promise<void> {
  if ((quietFrom === null) !== (quietTo === null) || (quietFrom !== null && quietFrom === quietTo)) {
    throw refuse.atFields((t) => t.quietWrong, { quietTo: (t) => t.quietWrong });
  }
  const byType = new Map(ways.map((way) => [way.msgType, way]));
  await saveWays(db, who.accountId, [...byType.values()]);
  await saveHabit(db, who.accountId, { quietFrom, quietTo, hasDigest });
  await waitAsChosen(db, who.accountId);
}
