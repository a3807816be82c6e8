import type { Feature } from '../../../platform/server/feature.ts';
import type { Job } from '../../../platform/server/jobs/jobs.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { messageCalls } from './calls.ts';
import { bringDeliveries, Deliveries } from './deliver.ts';
import { dictionaries } from './dictionaries.ts';
import { sendDigests } from './digest.ts';
import { DIGEST_HOUR } from './due.ts';
import { Kinds } from './kinds.ts';
import { countsLive } from './live.ts';
import { removeOld } from './prune.ts';

function jobs(platform: Platform, all: readonly Feature[]): Job[] {
  const kinds = new Kinds(all);
  return [
    // deliveries delayed by quiet hours
    { name: 'message.deliver', cron: '* * * * *', run: () => bringDeliveries(platform, kinds) },
    {
      name: 'message.digest',
      // repeated for quiet hours that end later, and after downtime
      cron: `*/10 ${DIGEST_HOUR}-23 * * *`,
      async run() {
        const letters = await sendDigests(platform.db, kinds, platform.config);
        if (letters > 0) platform.log.info({ letters }, 'digests written');
      },
    },
    {
      name: 'message.removeOld',
      cron: '20 3 * * *',
      async run() {
        const removed = await removeOld(platform.db);
        if (removed > 0) platform.log.info({ removed }, 'old messages removed');
      },
    },
  ];
}

export const message: Feature = {
  name: 'message',
  calls: (_platform, all) => messageCalls(new Kinds(all)),
  dictionaries,
  live: [countsLive],
  start: (platform, all) => new Deliveries(platform, new Kinds(all)),
  jobs,
};
