import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { TaskRow } from './queries.ts';
import { exportTask, type FailReason } from './tables.ts';

/** A process that is silent for longer has died, and another takes over its task. */
const SILENT_S = 10;

/** What a sign of life is compared by; to the millisecond, as it is kept here. */
const now = sql`date_trunc('milliseconds', clock_timestamp())`;

/** A task that this process works on, as long as nobody cancels it or takes it over. */
export interface Lease {
  task: TaskRow;
  /** the sign of life that this process gave last */
  aliveAt: Date;
}

/**
 * Takes the task that is due next: one that waits, or one whose process died. Those go first who have not been served
 * for longest. Null when there is none.
 */
export async function takeNext(db: Db): Promise<Lease | null> {
  const due = sql`(
    select id from export_task as due
    where state = 'waiting'
      or (state = 'running' and alive_at < clock_timestamp() - make_interval(secs => ${SILENT_S}))
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

const held = ({ task, aliveAt }: Lease) =>
  and(eq(exportTask.id, task.id), eq(exportTask.state, 'running'), eq(exportTask.aliveAt, aliveAt));

/** Gives a sign of life and says how far the task is; false when it is no longer ours. */
export async function beat(
  db: Db,
  lease: Lease,
  progress: { rowsDone: number; rowsTotal: number | null },
): Promise<boolean> {
  const [alive] = await db
    .update(exportTask)
    .set({ ...progress, aliveAt: now })
    .where(held(lease))
    .returning({ aliveAt: exportTask.aliveAt });
  if (!alive?.aliveAt) return false;
  lease.aliveAt = alive.aliveAt;
  return true;
}

type Ending =
  | { state: 'done'; blobId: number; rowsDone: number; rowsTotal: number }
  | { state: 'failed'; faultId: string }
  | { state: 'failed'; failedFor: FailReason };

/** Ends a task; false when it is no longer ours. */
export async function finish(db: Db, lease: Lease, ending: Ending): Promise<boolean> {
  const ended = await db
    .update(exportTask)
    .set({ ...ending, finishedAt: sql`now()`, aliveAt: null })
    .where(held(lease))
    .returning({ id: exportTask.id });
  return ended.length > 0;
}

/** Leaves a task to another process; nothing happens when it is no longer ours. */
export async function putBack(db: Db, lease: Lease): Promise<void> {
  await db
    .update(exportTask)
    .set({ state: 'waiting', aliveAt: null, rowsDone: 0, rowsTotal: null })
    .where(held(lease));
}
