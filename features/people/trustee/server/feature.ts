import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { DOC_TYPE } from '../../../documents/resource/docTypes.ts';
import { removeUnattached } from '../../../documents/resource/server/index.ts';
import { sectionEntry } from '../../session/server/index.ts';
import { trusteeReviewPage } from '../pages.ts';
import * as sectionTexts from '../texts/section.ts';
import { trusteeCalls } from './calls.ts';
import { expireTrustees, sendExpiryReminders } from './daily.ts';
import { seedDemoTrustees } from './demo.ts';
import { dictionaries } from './dictionaries.ts';
import { letterFiles } from './files.ts';
import { menuCounts } from './menuCounts.ts';
import { messages } from './messages.ts';
import { reviewRecords } from './records.ts';
import { pageTexts } from './reviewTexts.ts';

const A_WEEK_MS = 7 * 24 * 3_600_000;

/** Who may sign for a company (portal 2.9). */
export const trustee: Feature = {
  name: 'trustee',
  calls: trusteeCalls,
  dictionaries,
  exports: reviewRecords.exports,
  menu: [
    menuEntry(trusteeReviewPage, pageTexts, (t) => t.title),
    sectionEntry(
      { section: 'trustees', icon: 'trustee', order: 50, isShown: ({ empowerType }) => empowerType !== null },
      sectionTexts,
      (t) => t.title,
    ),
  ],
  menuCounts,
  grants: { operator: ['list', 'query', 'edit'].map((deed) => `operation:trustee:${deed}`) },
  relations: [letterFiles],
  messages,
  demo: seedDemoTrustees,
  jobs: ({ db, log }) => [
    {
      name: 'trustee.daily',
      cron: '5 0 * * *',
      run: async () => {
        const expired = await expireTrustees(db);
        const reminded = await sendExpiryReminders(db);
        if (expired + reminded > 0) log.info({ expired, reminded }, 'trustee authorizations ended or end soon');
      },
    },
    {
      name: 'trustee.files',
      cron: '55 3 * * *',
      run: async () => {
        const before = new Date(Date.now() - A_WEEK_MS);
        const removed = await removeUnattached(db, [DOC_TYPE.authorization], before);
        if (removed > 0) log.info({ removed }, 'letters of attorney that were never submitted are removed');
      },
    },
  ],
};
