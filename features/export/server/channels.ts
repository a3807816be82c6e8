import type { Db } from '../../../platform/server/database/connect.ts';
import { notify } from '../../../platform/server/push/push.ts';

/** Payload: id of a changed task, for live views. */
export const CHANGED = 'export';

/** Wakes the workers: a task to start or to cancel (its id). */
export const ASKED = 'export_asked';

export async function tellChanged(db: Db, taskId: number): Promise<void> {
  await notify(db, CHANGED, String(taskId));
}

export async function tellAsked(db: Db, taskId: number): Promise<void> {
  await notify(db, ASKED, String(taskId));
  await tellChanged(db, taskId);
}
