import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { AnyCall } from '../../wire/call.ts';
import type { CurrentUser } from '../../wire/currentUser.ts';
import { CODE } from '../../wire/envelope.ts';
import type { Db } from '../database/connect.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Platform } from '../platform.ts';
import { userError } from '../texts/texts.ts';

/** Rejects a user's duplicate write within the window, across processes (portal 5: 500 ms). */
export async function rejectDuplicate(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  call: AnyCall,
  user: CurrentUser | null,
  input: unknown,
): Promise<void> {
  if (call.effect === 'read' || call.detectsDuplicates || user === null || config.duplicateWindowMs === 0) return;
  const identity = JSON.stringify([user.accountId, call.method, call.path, input]);
  const fingerprint = createHash('sha256').update(identity).digest('base64url');
  const inserted = await db.execute(sql`
    insert into recent_write (fingerprint) values (${fingerprint})
    on conflict (fingerprint) do update set updated_at = now()
    where recent_write.updated_at < now() - make_interval(secs => ${config.duplicateWindowMs / 1000})
    returning id`);
  if (inserted.rowCount === 0) throw userError((t) => t.repeated, CODE.warning);
}

export function purgeRecentWritesJob({ db }: { db: Db }): Job {
  const run = async () => {
    await db.execute(sql`delete from recent_write where updated_at < now() - interval '1 minute'`);
  };
  return { name: 'platform.forgetOldWrites', cron: '*/10 * * * *', run };
}
