import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { removeUnattached } from '../../../documents/resource/server/index.ts';
import { noticesPage } from '../pages.ts';
import { noticeCalls } from './calls.ts';
import { seedDemoNotices } from './demo.ts';
import { NOTICE_FILES, noticeFiles } from './files.ts';
import { live } from './live.ts';
import { notifyPeriodChanges } from './publishedNoticesCache.ts';
import { pageTexts } from './texts.ts';

const A_WEEK_MS = 7 * 24 * 3_600_000;
/** Longer than a minute: job starts drift by seconds; an overlap only causes an extra refetch. */
const LOOKBACK_S = 90;

/** Announcements (portal 2.7). */
export const notice: Feature = {
  name: 'notice',
  calls: noticeCalls,
  menu: [menuEntry(noticesPage, pageTexts, (t) => t.title)],
  grants: {
    operator: ['list', 'add', 'edit', 'publish', 'remove'].map((deed) => `operation:notice:${deed}`),
  },
  relations: noticeFiles,
  live,
  demo: seedDemoNotices,
  jobs: ({ db, log }) => [
    {
      name: 'notice.turns',
      cron: '* * * * *',
      run: async () => {
        await notifyPeriodChanges(db, LOOKBACK_S);
      },
    },
    {
      name: 'notice.files',
      cron: '40 3 * * *',
      run: async () => {
        const removed = await removeUnattached(db, NOTICE_FILES, new Date(Date.now() - A_WEEK_MS));
        if (removed > 0) log.info({ removed }, 'files of notices that were never saved are removed');
      },
    },
  ],
};
