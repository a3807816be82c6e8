import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { AnyCall } from '../../wire/call.ts';
import { CODE } from '../../wire/envelope.ts';
import type { Who } from '../../wire/who.ts';
import type { Db } from '../database/connect.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Platform } from '../platform.ts';
import { refuse } from '../texts/texts.ts';

/** Rejects a user's duplicate write within the window, across processes (portal 5: 500 ms). */
export async function refuseRepeat(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  call: AnyCall,
  who: Who | null,
  input: unknown,
): Promise<void> {
  if (call.effect === 'read' || call.mayRepeat || who === null || config.repeatWindowMs === 0) return;
  const said = JSON.stringify([who.accountId, call.method, call.path, input]);
  const fingerprint = createHash('sha256').update(said).digest('base64url');
  const taken = await db.execute(sql`
    insert into recent_write (fingerprint) values (${fingerprint})
    on conflict (fingerprint) do update set updated_at = now()
    where recent_write.updated_at < now() - make_interval(secs => ${config.repeatWindowMs / 1000})
    returning id`);
  if (taken.rowCount === 0) throw refuse((t) => t.repeated, CODE.warning);
}

export function forgettingOldWrites({ db }: { db: Db }): Job {
  const run = async () => {
    await db.execute(sql`delete from recent_write where updated_at < now() - interval '1 minute'`);
  };
  return { name: 'platform.forgetOldWrites', cron: '*/10 * * * *', run };
}
