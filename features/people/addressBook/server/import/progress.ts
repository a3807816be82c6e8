import { liveSource } from '../../../../../platform/server/live/liveSource.ts';
import { BatchedNotifier } from '../../../../../platform/server/notifications/batchedNotifier.ts';
import type { Platform } from '../../../../../platform/server/platform.ts';
import { importProgress } from '../../wire.ts';

/** NOTIFY channel; payload = account id, rows done, rows in all. */
const CHANNEL = 'address_import';

export type Progress = (accountId: number, done: number, total: number) => void;

/** Heard while the import's transaction is open, which is why it does not wait for it. */
export function importProgressOf(platform: Platform): Progress {
  const notifier = new BatchedNotifier(platform, CHANNEL);
  return (accountId, done, total) => notifier.publish(`${accountId} ${done} ${total}`);
}

export const live = [
  liveSource(importProgress, {
    channel: CHANNEL,
    publish: (_db, payloads) =>
      payloads.map((payload) => {
        const [accountId = '', done, all] = payload.split(' ');
        return { parts: { accountId }, payload: { done: Number(done), total: Number(all) } };
      }),
  }),
];
