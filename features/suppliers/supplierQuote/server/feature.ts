import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { allQuotationsPage, quotationsPage } from '../pages.ts';
import { supplierQuoteCalls } from './calls.ts';
import { companyData } from './companyData.ts';
import { seedDemoQuotations } from './demo.ts';
import { allQuotationRecords, ownQuotationRecords } from './records.ts';
import { messages, remindOfEnding } from './reminder.ts';
import { texts } from './texts.ts';

/** Suppliers' price lists for yards, trucking and agents, by version and validity. */
export const supplierQuote: Feature = {
  name: 'supplierQuote',
  calls: supplierQuoteCalls,
  menu: [menuEntry(quotationsPage, texts, (t) => t.own.title), menuEntry(allQuotationsPage, texts, (t) => t.all.title)],
  exports: [...ownQuotationRecords.exports, ...allQuotationRecords.exports],
  grants: {
    supplier: ['supplierQuote:own:list', 'supplierQuote:own:edit'],
    operator: ['operation:supplierQuote:list'],
  },
  companyData: [companyData],
  messages,
  demo: seedDemoQuotations,
  jobs: ({ db, log }) => [
    {
      name: 'supplierQuote.remind',
      cron: '0 9 * * *',
      run: async () => {
        const reminded = await remindOfEnding(db, new Date());
        if (reminded > 0) log.info({ reminded }, 'suppliers reminded of quotations that end');
      },
    },
  ],
};
