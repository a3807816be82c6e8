import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { readConfigValue } from '../../config/server/index.ts';

/** Configuration key and default: days after a message was read or done. */
export const KEPT_DAYS = { key: 'message.keptDays', otherwise: 180 } as const;
/** Small batches: their rows are locked until commit. */
const AT_ONCE = 1_000;

/** Deletes read and done messages past the retention time; unread ones stay. 0 days: keep all. */
export async function removeOld(db: Db, atOnce = AT_ONCE): Promise<number> {
  const days = daysOf(await readConfigValue(db, KEPT_DAYS.key));
  if (days === 0) return 0;
  let removed = 0;
  for (;;) {
    const gone = await deleteReadBefore(db, days, atOnce);
    removed += gone;
    if (gone < atOnce) return removed;
  }
}

function daysOf(text: string): number {
  return /^\d{1,5}$/.test(text.trim()) ? Number(text) : KEPT_DAYS.otherwise;
}

async function deleteReadBefore(db: Db, days: number, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from message where id in (
      select id from message
      where read_at < now() - make_interval(days => ${days}) and (hand_way < 2 or done_at is not null)
      order by read_at limit ${most} for update skip locked)`);
  return rowCount ?? 0;
}
