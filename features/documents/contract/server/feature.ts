import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { sectionEntry } from '../../../people/session/server/index.ts';
import { mayHandleContracts } from '../contractHandlers.ts';
import { contractQueuePage, contractTemplatesPage, lineDemandPage } from '../pages.ts';
import * as sectionTexts from '../texts/section.ts';
import { contractCalls } from './calls.ts';
import { companyData, openContracts, personalData } from './companyData.ts';
import { seedDemoDemands } from './demand/demo.ts';
import { demandRecords } from './demand/records.ts';
import { demandTexts } from './demand/texts.ts';
import { seedDemoTemplates } from './demo.ts';
import { contractFiles } from './files.ts';
import { witnessWanted } from './foreign/messages.ts';
import { sealedPassports } from './foreign/passport.ts';
import { homeSources } from './homeSources.ts';
import { sealedKeys } from './identities.ts';
import { lifeMessages } from './life/messages.ts';
import { sendRenewalReminders } from './life/reminders.ts';
import { sealedTokens } from './link/linkRows.ts';
import { live } from './live.ts';
import { menuCounts } from './menuCounts.ts';
import { messages } from './messages.ts';
import { queueRecords } from './records.ts';
import { templateDocuments } from './templates/officeDocument.ts';
import { templateRecords } from './templates/records.ts';
import { operatorTexts, templateTexts } from './texts.ts';

/** Contracts between companies and the platform, signed electronically. */
export const contract: Feature = {
  name: 'contract',
  calls: contractCalls,
  exports: [...queueRecords.exports, ...templateRecords.exports, ...demandRecords.exports],
  menu: [
    menuEntry(contractQueuePage, operatorTexts, (t) => t.title),
    menuEntry(contractTemplatesPage, templateTexts, (t) => t.title),
    menuEntry(lineDemandPage, demandTexts, (t) => t.title),
    sectionEntry(
      { section: 'contracts', icon: 'contract', order: 60, isShown: mayHandleContracts },
      sectionTexts,
      (t) => t.title,
    ),
  ],
  menuCounts,
  homeSources,
  grants: {
    operator: [
      ...['list', 'edit'].flatMap((deed) => [`operation:contract:${deed}`, `operation:contractTemplate:${deed}`]),
      ...['list', 'add', 'edit', 'remove'].map((deed) => `operation:lineDemand:${deed}`),
    ],
  },
  relations: [contractFiles],
  sealed: [sealedKeys, sealedTokens, ...sealedPassports],
  companyData: [companyData],
  personalData: [personalData],
  closureObstacles: [openContracts],
  officeDocuments: () => [templateDocuments],
  messages: [...messages, ...lifeMessages, witnessWanted],
  jobs: ({ db, log }) => [
    {
      name: 'contract.reminders',
      cron: '10 0 * * *',
      run: async () => {
        const reminded = await sendRenewalReminders(db);
        if (reminded > 0) log.info({ reminded }, 'contracts end soon');
      },
    },
  ],
  live,
  demo: async (db, now, files) => {
    await seedDemoTemplates(db, now, files);
    await seedDemoDemands(db);
  },
};
