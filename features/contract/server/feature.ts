import type { Feature } from '../../../platform/server/feature.ts';
import { menuEntry } from '../../../platform/server/records/menuEntry.ts';
import { contractQueuePage } from '../pages.ts';
import { contractCalls } from './calls.ts';
import { seedDemoTemplates } from './demo.ts';
import { contractFiles } from './files.ts';
import { witnessWanted } from './foreign/messages.ts';
import { lifeMessages } from './life/messages.ts';
import { sendRenewalReminders } from './life/reminders.ts';
import { live } from './live.ts';
import { menuCounts } from './menuCounts.ts';
import { messages } from './messages.ts';
import { queueRecords } from './records.ts';
import { operatorTexts } from './texts.ts';

/** Contracts between companies and the platform, signed electronically. */
export const contract: Feature = {
  name: 'contract',
  calls: contractCalls,
  exports: queueRecords.exports,
  menu: [menuEntry(contractQueuePage, operatorTexts, (t) => t.title)],
  menuCounts,
  grants: { operator: ['list', 'edit'].map((deed) => `operation:contract:${deed}`) },
  relations: [contractFiles],
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
  demo: seedDemoTemplates,
};
