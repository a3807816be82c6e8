import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { configPage } from '../pages.ts';
import { configCalls } from './calls.ts';
import { seedBuiltIn } from './queries.ts';
import { configRecords } from './records.ts';
import { removeOldRecords } from './retention.ts';
import { pageTexts } from './texts.ts';
import { live } from './values.ts';

/** Configuration values by key. */
export const config: Feature = {
  name: 'config',
  calls: configCalls,
  exports: configRecords.exports,
  live,
  menu: [menuEntry(configPage, pageTexts, (t) => t.title)],
  seed: seedBuiltIn,
  jobs: ({ db, log }) => [
    {
      name: 'config.removeOldRecords',
      cron: '40 3 * * *',
      async run() {
        const removed = await removeOldRecords(db);
        if (removed > 0) log.info({ removed }, 'old audit and outbox records removed');
      },
    },
  ],
};
