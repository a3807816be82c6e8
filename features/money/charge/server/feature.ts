import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { setLateFees } from '../../../documents/dossier/server/index.ts';
import { listenToOrders } from '../../../freight/booking/server/index.ts';
import { chargePage, ladderPage, tariffPage } from '../pages.ts';
import { chargesAgree } from './agreement.ts';
import { chargeAmendment, quoteAmendment } from './amendmentFees.ts';
import { chargeCalls } from './calls.ts';
import { companyData } from './companyData.ts';
import { seedDemoRules } from './demo.ts';
import { dictionaries } from './dictionaries.ts';
import { marginRecords } from './margins.ts';
import { chargeMissingFreight } from './orderCharges.ts';
import { orderListener } from './orderListener.ts';
import { chargeRecords } from './records.ts';
import { tariffRecords } from './rules/records.ts';
import { countStays } from './stays/countStays.ts';
import { pageTexts } from './texts.ts';

// earlier rooms cannot import it
listenToOrders(orderListener);
setLateFees({ quote: quoteAmendment, charge: chargeAmendment });

/** What is owed for an order, with the rule and the inputs of each amount. */
export const charge: Feature = {
  name: 'charge',
  calls: chargeCalls,
  dictionaries,
  exports: [...chargeRecords.exports, ...marginRecords.exports, ...tariffRecords.exports],
  menu: [
    menuEntry(chargePage, pageTexts, (t) => t.chargesTitle),
    menuEntry(tariffPage, pageTexts, (t) => t.tariffsTitle),
    menuEntry(ladderPage, pageTexts, (t) => t.laddersTitle),
  ],
  grants: {
    operator: [
      ...['list', 'query', 'add', 'edit'].map((deed) => `operation:charge:${deed}`),
      ...['list', 'add', 'edit'].map((deed) => `operation:tariff:${deed}`),
      'operation:margin:list',
    ],
  },
  agreementChecks: [chargesAgree],
  companyData: [companyData],
  demo: seedDemoRules,
  jobs: ({ db, log }) => [
    {
      name: 'charge.freight',
      cron: '25 * * * *',
      run: async () => {
        const made = await chargeMissingFreight(db, new Date());
        if (made > 0) log.info({ made }, 'freight of confirmed orders charged');
      },
    },
    {
      name: 'charge.stays',
      cron: '20 1 * * *',
      run: async () => {
        const made = await countStays(db, new Date());
        if (made > 0) log.info({ made }, 'storage charged');
      },
    },
  ],
};
