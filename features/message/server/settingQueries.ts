import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { TipSetting } from '../wire.ts';
import { messageHabit, messageWay } from './tables.ts';

type Ways = TipSetting['ways'];
type Habit = Pick<TipSetting, 'quietFrom' | 'quietTo' | 'hasDigest'>;

export async function selectWays(db: Db, accountId: number) {
  return db.select().from(messageWay).where(eq(messageWay.accountId, accountId));
}

export async function selectHabit(db: Db, accountId: number): Promise<Habit | undefined> {
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
      set: {
        inPortal: sql`excluded.in_portal`,
        byEmail: sql`excluded.by_email`,
        bySms: sql`excluded.by_sms`,
      },
    });
}

export async function saveHabit(db: Db, accountId: number, habit: Habit): Promise<void> {
  await db
    .insert(messageHabit)
    .values({ accountId, ...habit })
    .onConflictDoUpdate({ target: messageHabit.accountId, set: habit });
}
