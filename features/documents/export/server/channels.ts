import type { Db } from '../../../../platform/server/database/connect.ts';
import { notify } from '../../../../platform/server/notifications/notificationBus.ts';

/** Payload: id of a changed task, for live views. */
export const CHANGED_CHANNEL = 'export';

/** Wakes the workers: a task to start or to cancel (its id). */
export const REQUESTED_CHANNEL = 'export_asked';

export async function notifyChanged(db: Db, taskId: number): Promise<void> {
  await notify(db, CHANGED_CHANNEL, String(taskId));
}

export async function notifyRequested(db: Db, taskId: number): Promise<void> {
  await notify(db, REQUESTED_CHANNEL, String(taskId));
  await notifyChanged(db, taskId);
}
