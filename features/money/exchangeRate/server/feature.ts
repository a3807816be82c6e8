import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { exchangeRatePage } from '../pages.ts';
import { exchangeRateCalls } from './calls.ts';
import { seedDemoRates } from './demo.ts';
import { rateRecords } from './records.ts';
import { pageTexts } from './texts.ts';

/** Rates between currencies, with day and source. */
export const exchangeRate: Feature = {
  name: 'exchangeRate',
  calls: exchangeRateCalls,
  exports: rateRecords.exports,
  menu: [menuEntry(exchangeRatePage, pageTexts, (t) => t.title)],
  grants: { operator: ['list', 'add', 'edit', 'remove'].map((deed) => `operation:exchangeRate:${deed}`) },
  demo: seedDemoRates,
};
