import type { Feature } from '../../../../platform/server/feature.ts';
import { editTemplates } from '../wire.ts';
import { resourceCalls } from './calls.ts';
import { dictionaries } from './dictionaries.ts';
import { removeExpiredShares } from './queries.ts';
import { retryThumbnails } from './thumbnail/thumbnailWorker.ts';

/** Uploaded files: types, owners, access. */
export const resource: Feature = {
  name: 'resource',
  calls: resourceCalls,
  dictionaries,
  grants: { operator: [editTemplates.access.code] },
  jobs: (platform) => [
    { name: 'resource.pictures', cron: '* * * * *', run: () => retryThumbnails(platform) },
    {
      name: 'resource.expiredLinks',
      cron: '17 3 * * *',
      run: async () => {
        const removed = await removeExpiredShares(platform.db);
        if (removed > 0) platform.log.info({ removed }, 'links to files expired');
      },
    },
  ],
};
