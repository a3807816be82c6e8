import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { creditLimitsPage, freightBillPage, operatorBillsPage } from '../pages.ts';
import { billedChargesAgree, billSumsAgree, openBillsAgree } from './agreement.ts';
import { billCalls } from './calls.ts';
import { companyData, openBills } from './companyData.ts';
import { creditCheck, creditLimitRecords } from './credit.ts';
import { seedDemoBills } from './demo.ts';
import { dun } from './dunning.ts';
import { finders } from './finders.ts';
import { gatherMonth } from './gather.ts';
import { homeSources } from './homeSources.ts';
import { marginsAgree } from './marginAgreement.ts';
import { menuCounts } from './menuCounts.ts';
import { messages } from './messages.ts';
import { billRecords, ownBillRecords } from './records.ts';
import { pageTexts } from './texts.ts';
import { mergeBillSums } from './totals.ts';

const PARTY = ['settlement:bill:list', 'settlement:bill:query', 'settlement:bill:edit'];
const SUPPLIER = [...PARTY, 'settlement:claim:add'];

/** The month before today's, `yyyy-MM`. */
const lastMonth = () => {
  const [year = '', month = ''] = formatDate(new Date()).split('-');
  return new Date(Date.UTC(Number(year), Number(month) - 1, 0)).toISOString().slice(0, 7);
};

/** Bills of customers and claims of suppliers. */
export const bill: Feature = {
  name: 'bill',
  calls: billCalls,
  exports: [...ownBillRecords.exports, ...billRecords.exports, ...creditLimitRecords.exports],
  menu: [
    menuEntry(freightBillPage, pageTexts, (t) => t.title),
    menuEntry(operatorBillsPage, pageTexts, (t) => t.operator.title),
    menuEntry(creditLimitsPage, pageTexts, (t) => t.limits.title),
  ],
  menuCounts,
  homeSources,
  finders,
  grants: {
    customer: PARTY,
    special: PARTY,
    supplier: SUPPLIER,
    agent: SUPPLIER,
    operator: [
      ...['list', 'query', 'add', 'edit'].map((verb) => `operation:bill:${verb}`),
      'operation:claim:edit',
      ...['list', 'add', 'edit', 'remove'].map((verb) => `operation:creditLimit:${verb}`),
    ],
  },
  messages,
  submissionChecks: [creditCheck],
  agreementChecks: [billSumsAgree, billedChargesAgree, openBillsAgree, marginsAgree],
  companyData: [companyData],
  closureObstacles: [openBills],
  demo: seedDemoBills,
  jobs: ({ db, log }) => [
    { name: 'bill.mergeSums', cron: '40 * * * *', run: () => mergeBillSums(db) },
    {
      name: 'bill.month',
      cron: '20 1 1 * *',
      run: async () => {
        const made = await gatherMonth(db, { month: lastMonth(), accountId: null });
        log.info(made, 'bills of the month made');
      },
    },
    {
      name: 'bill.dunning',
      cron: '30 7 * * *',
      run: async () => {
        const reminded = await dun(db);
        if (reminded > 0) log.info({ reminded }, 'companies reminded of overdue bills');
      },
    },
  ],
};
