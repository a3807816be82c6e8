import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { mayHandleContracts } from '../../../documents/contract/contractHandlers.ts';
import { DOC_TYPE } from '../../../documents/resource/docTypes.ts';
import { removeUnattached } from '../../../documents/resource/server/index.ts';
import { sectionEntry } from '../../../people/session/server/index.ts';
import { depositPage } from '../pages.ts';
import { DEPOSITS_SECTION } from '../section.ts';
import * as sectionTexts from '../texts/section.ts';
import { depositSumsAgree, depositsAgree } from './agreement.ts';
import { depositCalls } from './calls.ts';
import { companyData, guaranteeData, openDeposits } from './companyData.ts';
import { seedDemoBankAccount } from './demo.ts';
import { DueKeeper } from './dueKeeper.ts';
import { proofFiles } from './files.ts';
import { remindOfGuarantees } from './guaranteeReminders.ts';
import { live } from './live.ts';
import { menuCounts } from './menuCounts.ts';
import { messages } from './messages.ts';
import { remindOfPlaces } from './placeReminders.ts';
import { postMissingEntries } from './postEntry.ts';
import { depositRecords } from './records.ts';
import { syncDues } from './syncDues.ts';
import { operatorTexts } from './texts.ts';

const A_WEEK_MS = 7 * 24 * 3_600_000;

/** Deposits (cash pledges) of companies by contract and line, and what a booking demands. */
export const deposit: Feature = {
  name: 'deposit',
  calls: depositCalls,
  exports: depositRecords.exports,
  menu: [
    menuEntry(depositPage, operatorTexts, (t) => t.title),
    sectionEntry(
      { section: DEPOSITS_SECTION, icon: 'deposit', order: 61, isShown: mayHandleContracts },
      sectionTexts,
      (t) => t.title,
    ),
  ],
  menuCounts,
  grants: { operator: ['list', 'query', 'edit'].map((deed) => `operation:deposit:${deed}`) },
  relations: [proofFiles],
  messages,
  live,
  companyData: [companyData, guaranteeData],
  agreementChecks: [depositsAgree, depositSumsAgree],
  seed: postMissingEntries,
  closureObstacles: [openDeposits],
  demo: seedDemoBankAccount,
  start: (platform) => new DueKeeper(platform),
  jobs: ({ db }) => [
    // rules become valid at midnight
    { name: 'deposit.dues', cron: '10 0 * * *', run: () => db.transaction((inside) => syncDues(inside)) },
    { name: 'deposit.guarantees', cron: '20 0 * * *', run: async () => void (await remindOfGuarantees(db)) },
    { name: 'deposit.places', cron: '30 0 * * *', run: async () => void (await remindOfPlaces(db)) },
    {
      name: 'deposit.files',
      cron: '50 3 * * *',
      run: async () => {
        await removeUnattached(db, [DOC_TYPE.depositProof], new Date(Date.now() - A_WEEK_MS));
      },
    },
  ],
};
