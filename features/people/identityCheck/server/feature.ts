import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { FACE_CHECK_PATH } from '../facePath.ts';
import { identityChecksPage } from '../pages.ts';
import { checkingOf, identityCalls } from './calls.ts';
import { companyData, personalData } from './companyData.ts';
import { seedDemoChecks } from './demo.ts';
import { removeOldEvidence, sealedPieces } from './evidence.ts';
import { askForResults } from './provider/settle.ts';
import { identityRecords } from './records.ts';
import { pageTexts } from './texts.ts';

/** Checks that a person in front of a camera is alive, and who it is. */
export const identityCheck: Feature = {
  name: 'identityCheck',
  calls: identityCalls,
  exports: identityRecords.exports,
  menu: [menuEntry(identityChecksPage, pageTexts, (t) => t.title)],
  grants: {
    operator: ['list', 'evidence', 'enterprise'].map((deed) => `operation:identityCheck:${deed}`),
  },
  sealed: [sealedPieces],
  companyData: [companyData],
  personalData: [personalData],
  wasmPages: [FACE_CHECK_PATH],
  demo: seedDemoChecks,
  jobs: (platform) => [
    {
      name: 'identityCheck.results',
      cron: '*/5 * * * *',
      run: async () => {
        const ended = await askForResults(checkingOf(platform));
        if (ended > 0) platform.log.info({ ended }, 'results of identity checks whose event was lost');
      },
    },
    {
      name: 'identityCheck.evidence',
      cron: '25 3 * * *',
      run: async () => {
        const removed = await removeOldEvidence(platform.db);
        if (removed > 0) platform.log.info({ removed }, 'old evidence of identity checks is removed');
      },
    },
  ],
};
