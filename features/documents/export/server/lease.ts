import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { TaskRow } from './queries.ts';
import { exportTask, type FailReason } from './tables.ts';

/** An unrenewed lease expires, and another process takes over. */
const LEASE_TIMEOUT_S = 10;

/** Milliseconds, as JavaScript dates compare. */
const now = sql`date_trunc('milliseconds', clock_timestamp())`;

/** Lost by cancellation or expiry. */
export interface Lease {
  task: TaskRow;
  /** last renewal by this process */
  aliveAt: Date;
}

/** Next waiting task or expired lease, fair by user: least recently served first. Null: none. */
export async function acquireNext(db: Db): Promise<Lease | null> {
  const due = sql`(
    select id from export_task as due
    where state = 'waiting'
      or (state = 'running' and alive_at < clock_timestamp() - make_interval(secs => ${LEASE_TIMEOUT_S}))
    order by (select max(finished_at) from export_task as ended where ended.account_id = due.account_id) nulls first,
      created_at, id
    limit 1 for update skip locked)`;
  const [task] = await db
    .update(exportTask)
    .set({ state: 'running', aliveAt: now, rowsDone: 0, rowsTotal: null })
    .where(eq(exportTask.id, due))
    .returning();
  return task?.aliveAt ? { task, aliveAt: task.aliveAt } : null;
}

const isHeld = ({ task, aliveAt }: Lease) =>
  and(eq(exportTask.id, task.id), eq(exportTask.state, 'running'), eq(exportTask.aliveAt, aliveAt));

/** Stores the progress too; false: lost. */
export async function renewLease(
  db: Db,
  lease: Lease,
  progress: { rowsDone: number; rowsTotal: number | null },
): Promise<boolean> {
  const [alive] = await db
    .update(exportTask)
    .set({ ...progress, aliveAt: now })
    .where(isHeld(lease))
    .returning({ aliveAt: exportTask.aliveAt });
  if (!alive?.aliveAt) return false;
  lease.aliveAt = alive.aliveAt;
  return true;
}

type Ending =
  | { state: 'done'; blobId: number; rowsDone: number; rowsTotal: number }
  | { state: 'failed'; faultId: string }
  | { state: 'failed'; failedFor: FailReason };

/** False: the lease was lost. */
export async function finishTask(db: Db, lease: Lease, ending: Ending): Promise<boolean> {
  const ended = await db
    .update(exportTask)
    .set({ ...ending, finishedAt: sql`now()`, aliveAt: null })
    .where(isHeld(lease))
    .returning({ id: exportTask.id });
  return ended.length > 0;
}

/** For another process; no-op if the lease was lost. */
export async function releaseLease(db: Db, lease: Lease): Promise<void> {
  await db
    .update(exportTask)
    .set({ state: 'waiting', aliveAt: null, rowsDone: 0, rowsTotal: null })
    .where(isHeld(lease));
}
