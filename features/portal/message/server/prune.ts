import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { readConfigValue } from '../../config/server/index.ts';

/** Configuration key and default: days after a message was read or done. */
export const RETENTION = { key: 'message.keptDays', fallback: 180 } as const;
/** Small batches: their rows are locked until commit. */
const BATCH_SIZE = 1_000;

/** Deletes read and done messages past the retention time; unread ones stay. 0 days: keep all. */
export async function pruneMessages(db: Db, batchSize = BATCH_SIZE): Promise<number> {
  const days = parseDays(await readConfigValue(db, RETENTION.key));
  if (days === 0) return 0;
  let removed = 0;
  for (;;) {
    const deleted = await deleteBatch(db, days, batchSize);
    removed += deleted;
    if (deleted < batchSize) return removed;
  }
}

function parseDays(text: string): number {
  return /^\d{1,5}$/.test(text.trim()) ? Number(text) : RETENTION.fallback;
}

async function deleteBatch(db: Db, days: number, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from message where id in (
      select id from message
      where read_at < now() - make_interval(days => ${days}) and (hand_way < 2 or done_at is not null)
      order by read_at limit ${limit} for update skip locked)`);
  return rowCount ?? 0;
}
