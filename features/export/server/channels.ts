import type { Db } from '../../../platform/server/database/connect.ts';
import { notify } from '../../../platform/server/push/push.ts';

/** Says the id of a task whose row has changed, for those who show it. */
export const CHANGED = 'export';

/** Wakes those who work: a task waits, or one was cancelled (its id). */
export const ASKED = 'export_asked';

/** Tells that a task moved on. */
export async function tellChanged(db: Db, taskId: number): Promise<void> {
  await notify(db, CHANGED, String(taskId));
}

/** Tells that somebody asked for something: a task to begin, or one to stop. */
export async function tellAsked(db: Db, taskId: number): Promise<void> {
  await notify(db, ASKED, String(taskId));
  await tellChanged(db, taskId);
}
