import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { checkCredits } from '../../bill/server/index.ts';
import { invoicesPage, operatorInvoicesPage } from '../pages.ts';
import { invoiceCalls, providerOf } from './calls.ts';
import { refuseInvoiced } from './creditCheck.ts';
import { seedDemoTitles } from './demo.ts';
import { homeSources } from './homeSources.ts';
import { menuCounts } from './menuCounts.ts';
import { messages } from './messages.ts';
import { invoiceFiles, invoiceRecords, ownInvoiceRecords } from './records.ts';
import { askProvider } from './tax/provide.ts';
import { pageTexts } from './texts.ts';

const CUSTOMER = ['list', 'add', 'edit', 'remove'].map((verb) => `settlement:invoice:${verb}`);

checkCredits(refuseInvoiced);

/** Invoices over agreed bills. */
export const invoice: Feature = {
  name: 'invoice',
  calls: invoiceCalls,
  exports: [...ownInvoiceRecords.exports, ...invoiceRecords.exports],
  menu: [
    menuEntry(invoicesPage, pageTexts, (t) => t.title),
    menuEntry(operatorInvoicesPage, pageTexts, (t) => t.operator.title),
  ],
  menuCounts,
  homeSources,
  grants: {
    customer: CUSTOMER,
    special: CUSTOMER,
    operator: ['list', 'edit'].map((verb) => `operation:invoice:${verb}`),
  },
  relations: [invoiceFiles],
  messages,
  demo: seedDemoTitles,
  jobs: (platform) => [
    {
      name: 'invoice.askProvider',
      cron: '*/2 * * * *',
      run: async () => {
        const provider = providerOf(platform);
        if (provider !== null) await askProvider(platform.db, provider, platform.log);
      },
    },
  ],
};
