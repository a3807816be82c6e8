import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { excluded } from '../../../../platform/server/database/excluded.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { type CurrentUser, hasPermission } from '../../../../platform/wire/currentUser.ts';
import { findProfile } from '../../../people/account/server/index.ts';
import { emailDefault, MSG_TYPES, type MsgType } from '../msgTypes.ts';
import type { saveTipSetting, TipSetting } from '../wire.ts';
import { rescheduleDeliveries } from './deliveryQueries.ts';
import type { MessageKinds } from './messageKinds.ts';
import { messageHabit, messageWay } from './tables.ts';
import { userError } from './texts.ts';

type Ways = TipSetting['ways'];
type Habit = Pick<TipSetting, 'quietFrom' | 'quietTo' | 'hasDigest'>;

async function selectWays(db: Db, accountId: number) {
  return db.select().from(messageWay).where(eq(messageWay.accountId, accountId));
}

async function selectHabit(db: Db, accountId: number): Promise<Habit | undefined> {
  const [habit] = await db.select().from(messageHabit).where(eq(messageHabit.accountId, accountId));
  return habit;
}

export async function saveWays(db: Db, accountId: number, ways: Ways): Promise<void> {
  if (ways.length === 0) return;
  await db
    .insert(messageWay)
    .values(ways.map((way) => ({ accountId, ...way })))
    .onConflictDoUpdate({
      target: [messageWay.accountId, messageWay.msgType],
      set: excluded({ inPortal: messageWay.inPortal, byEmail: messageWay.byEmail, bySms: messageWay.bySms }),
    });
}

async function saveHabit(db: Db, accountId: number, habit: Habit): Promise<void> {
  await db
    .insert(messageHabit)
    .values({ accountId, ...habit })
    .onConflictDoUpdate({ target: messageHabit.accountId, set: habit });
}

function typesFor(kinds: MessageKinds, user: CurrentUser): MsgType[] {
  const permittedTypes = new Set(
    kinds.all.filter((kind) => hasPermission(user, kind.permission)).map((kind) => kind.msgType),
  );
  return MSG_TYPES.filter((type) => permittedTypes.has(type));
}

/** Ways of each type that the person can receive; unset choices show their defaults. */
export async function readWays(kinds: MessageKinds, db: Db, user: CurrentUser): Promise<Ways> {
  const chosen = await selectWays(db, user.accountId);
  return typesFor(kinds, user).map((msgType) => {
    const way = chosen.find((one) => one.msgType === msgType);
    const { inPortal = true, byEmail = isEmailedByDefault(msgType, user), bySms = false } = way ?? {};
    return { msgType, inPortal, byEmail, bySms };
  });
}

export async function readSetting(kinds: MessageKinds, { db, user }: CallContext): Promise<TipSetting> {
  const ways = await readWays(kinds, db, user);
  const habit = await selectHabit(db, user.accountId);
  const profile = await findProfile(db, user.accountId);
  const { quietFrom = null, quietTo = null, hasDigest = false } = habit ?? {};
  return { ways, quietFrom, quietTo, hasDigest, email: profile?.email ?? '', mobile: profile?.mobile ?? '' };
}

function isEmailedByDefault(msgType: MsgType, { isMainAccount }: CurrentUser): boolean {
  const emailed = emailDefault(msgType);
  return emailed === 'all' || (emailed === 'main accounts' && isMainAccount);
}

/** Also reschedules pending deliveries. Quiet hours need two different ends. @throws UserError */
export async function saveSetting(
  { ways, quietFrom, quietTo, hasDigest }: ReadBy<typeof saveTipSetting>,
  { db, user }: CallContext,
): Promise<void> {
  if ((quietFrom === null) !== (quietTo === null) || (quietFrom !== null && quietFrom === quietTo)) {
    throw userError.withFields((t) => t.quietWrong, { quietTo: (t) => t.quietWrong });
  }
  const byType = new Map(ways.map((way) => [way.msgType, way]));
  await saveWays(db, user.accountId, [...byType.values()]);
  await saveHabit(db, user.accountId, { quietFrom, quietTo, hasDigest });
  await rescheduleDeliveries(db, user.accountId);
}
