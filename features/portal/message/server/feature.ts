import type { Feature } from '../../../../platform/server/feature.ts';
import type { Job } from '../../../../platform/server/jobs/jobs.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { messageCalls } from './calls.ts';
import { companyData, personalData } from './companyData.ts';
import { dictionaries } from './dictionaries.ts';
import { sendDigests } from './digest.ts';
import { DeliveryRunner, dispatchDeliveries } from './dispatchDeliveries.ts';
import { DIGEST_HOUR } from './dueTime.ts';
import { countsSource } from './live.ts';
import { UNDONE_WITHIN_SECONDS } from './marks.ts';
import { MessageKinds } from './messageKinds.ts';
import { pruneMessages } from './prune.ts';
import { applyReadMarks } from './readMarks.ts';
import { todoHandover } from './todoHandover.ts';
import { serveOneClick } from './unsubscribe/oneClick.ts';

function jobs(platform: Platform, all: readonly Feature[]): Job[] {
  const kinds = new MessageKinds(all);
  return [
    // deliveries delayed by quiet hours
    { name: 'message.deliver', cron: '* * * * *', run: () => dispatchDeliveries(platform, kinds) },
    {
      name: 'message.digest',
      // repeated for quiet hours that end later, and after downtime
      cron: `*/10 ${DIGEST_HOUR}-23 * * *`,
      async run() {
        const letters = await sendDigests(platform, kinds);
        if (letters > 0) platform.log.info({ letters }, 'digests written');
      },
    },
    // those of the last seconds may still be undone
    {
      name: 'message.writeReadMarks',
      cron: '* * * * *',
      async run() {
        await applyReadMarks(platform.db, UNDONE_WITHIN_SECONDS);
      },
    },
    {
      name: 'message.removeOld',
      cron: '20 3 * * *',
      async run() {
        const removed = await pruneMessages(platform.db);
        if (removed > 0) platform.log.info({ removed }, 'old messages removed');
      },
    },
  ];
}

export const message: Feature = {
  name: 'message',
  companyData: [companyData],
  personalData: [personalData],
  calls: (platform, all) => messageCalls(platform, new MessageKinds(all)),
  protocolRoutes: (platform, all) => serveOneClick(platform, new MessageKinds(all)),
  dictionaries,
  live: [countsSource],
  handovers: [todoHandover],
  start: (platform, all) => new DeliveryRunner(platform, new MessageKinds(all)),
  jobs,
};
