import { liveSource } from '../../../../platform/server/live/liveSource.ts';
import { exportChanged } from '../wire.ts';
import { CHANGED_CHANNEL } from './channels.ts';
import { selectOwners } from './queries.ts';

export const live = [
  liveSource(exportChanged, {
    channel: CHANGED_CHANNEL,
    async publish(db, taskIds) {
      const owners = await selectOwners(db, taskIds.map(Number));
      return owners.map(({ id, accountId }) => ({
        parts: { accountId: String(accountId) },
        payload: { id },
      }));
    },
  }),
];
