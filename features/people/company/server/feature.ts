import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { DOC_TYPE } from '../../../documents/resource/docTypes.ts';
import { removeUnattached } from '../../../documents/resource/server/index.ts';
import { sectionEntry } from '../../session/server/index.ts';
import { joinDecision } from '../joinCalls.ts';
import { companyReviewPage, enterprisePage } from '../pages.ts';
import * as centreTexts from '../texts/centre.ts';
import { companyCalls } from './calls.ts';
import { seedDemoRegistrations } from './demo.ts';
import { registrationFiles } from './files.ts';
import { messages } from './messages.ts';
import { rekeyNames } from './queries.ts';
import { reviewRecords } from './records.ts';
import { pageTexts } from './reviewTexts.ts';

const A_WEEK_MS = 7 * 24 * 3_600_000;

/** How a tourist becomes a company or joins one (portal 7, documents 3.6). */
export const company: Feature = {
  name: 'company',
  calls: companyCalls,
  exports: reviewRecords.exports,
  menu: [
    menuEntry(companyReviewPage, pageTexts, (t) => t.title),
    { ...menuEntry(enterprisePage, pageTexts, (t) => t.enterpriseMenu), roles: ['tourist'] },
    sectionEntry({ section: 'company', icon: 'company', order: 10 }, centreTexts, (t) => t.company),
  ],
  memberRights: { people: [joinDecision.code] },
  grants: { operator: ['list', 'query', 'edit'].map((deed) => `operation:company:${deed}`) },
  relations: [registrationFiles],
  messages,
  seed: rekeyNames,
  async demo(db, now, files) {
    await seedDemoRegistrations(db, now, files);
    // the demo's companies came after the seed
    await rekeyNames(db);
  },
  jobs: ({ db, log }) => [
    {
      name: 'company.files',
      cron: '50 3 * * *',
      run: async () => {
        const before = new Date(Date.now() - A_WEEK_MS);
        const removed = await removeUnattached(db, [DOC_TYPE.companyRegistration], before);
        if (removed > 0) log.info({ removed }, 'pictures of forms that were never kept are removed');
      },
    },
  ],
};
