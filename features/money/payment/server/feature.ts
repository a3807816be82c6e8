import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { applyPaymentPage, bankEntriesPage, financePage, payoutsPage, receiptsPage } from '../pages.ts';
import { creditsAgree, payoutsAgree, receiptsAgree, statementsAgree } from './agreement.ts';
import { paymentCalls, walletOf } from './calls.ts';
import { companyData } from './companyData.ts';
import { seedDemoPayments } from './demo.ts';
import { homeSources } from './homeSources.ts';
import { menuCounts } from './menuCounts.ts';
import { messages } from './messages.ts';
import { askWallet } from './online/online.ts';
import { payoutRecords } from './payout/records.ts';
import { entryRecords, receiptRecords } from './records.ts';
import { pageTexts } from './texts.ts';

/** Money that comes in and goes out. */
export const payment: Feature = {
  name: 'payment',
  calls: paymentCalls,
  exports: [...entryRecords.exports, ...receiptRecords.exports, ...payoutRecords.exports],
  menu: [
    menuEntry(financePage, pageTexts, (t) => t.finance.title),
    menuEntry(applyPaymentPage, pageTexts, (t) => t.apply.title),
    menuEntry(bankEntriesPage, pageTexts, (t) => t.entries.title),
    menuEntry(receiptsPage, pageTexts, (t) => t.receipts.title),
    menuEntry(payoutsPage, pageTexts, (t) => t.payouts.title),
  ],
  menuCounts,
  homeSources,
  grants: {
    operator: [
      ...['list', 'add', 'edit'].map((verb) => `operation:payment:${verb}`),
      ...['list', 'edit'].map((verb) => `operation:payout:${verb}`),
      'operation:finance:list',
    ],
  },
  messages,
  agreementChecks: [receiptsAgree, payoutsAgree, creditsAgree, statementsAgree],
  companyData: [companyData],
  demo: seedDemoPayments,
  jobs: (platform) => [
    {
      name: 'payment.askWallet',
      cron: '*/2 * * * *',
      run: async () => {
        const wallet = walletOf(platform);
        if (wallet !== null) await askWallet(platform.db, wallet, platform.log);
      },
    },
  ],
};
