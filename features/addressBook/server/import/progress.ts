import type { Db } from '../../../../platform/server/database/connect.ts';
import { liveSource } from '../../../../platform/server/live/liveSource.ts';
import { notify } from '../../../../platform/server/notifications/notificationBus.ts';
import { importProgress } from '../../wire.ts';

/** NOTIFY channel; payload = account id, rows done, rows in all. */
const CHANNEL = 'address_import';

export type Progress = (done: number, total: number) => Promise<void>;

/** `db` in no transaction: the import's own is heard at its end. */
export const progressOf =
  (db: Db, accountId: number): Progress =>
  (done, total) =>
    notify(db, CHANNEL, `${accountId} ${done} ${total}`);

export const live = [
  liveSource(importProgress, {
    channel: CHANNEL,
    publish: (_db, payloads) =>
      payloads.map((payload) => {
        const [accountId = '', done, total] = payload.split(' ');
        return { parts: { accountId }, payload: { done: Number(done), total: Number(total) } };
      }),
  }),
];
