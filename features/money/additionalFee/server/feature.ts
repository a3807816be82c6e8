import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { DOC_TYPE } from '../../../documents/resource/docTypes.ts';
import { removeUnattached } from '../../../documents/resource/server/index.ts';
import { feesPage, ownFeesPage } from '../pages.ts';
import { additionalFeeCalls } from './calls.ts';
import { companyData, openFees } from './companyData.ts';
import { expireFees, remindOfFees } from './deadlines.ts';
import { seedDemoFees } from './demo.ts';
import { proofFiles } from './files.ts';
import { finders } from './finders.ts';
import { homeSources } from './homeSources.ts';
import { menuCounts } from './menuCounts.ts';
import { messages } from './messages.ts';
import { feeRecords, ownFeeRecords } from './records.ts';
import { pageTexts } from './texts.ts';

const A_WEEK_MS = 7 * 86_400_000;
const CUSTOMER = ['list', 'query', 'edit'].map((verb) => `additionalFee:fee:${verb}`);
const SUPPLIER = [...CUSTOMER, 'additionalFee:fee:add'];

/** Fees beside the agreed prices: entered with proof, confirmed or disputed by the customer, settled, charged. */
export const additionalFee: Feature = {
  name: 'additionalFee',
  calls: additionalFeeCalls,
  menu: [menuEntry(ownFeesPage, pageTexts, (t) => t.title), menuEntry(feesPage, pageTexts, (t) => t.operator.title)],
  menuCounts,
  homeSources,
  finders,
  exports: [...ownFeeRecords.exports, ...feeRecords.exports],
  grants: {
    customer: CUSTOMER,
    special: CUSTOMER,
    supplier: SUPPLIER,
    operator: [
      ...['query', 'add', 'edit'].map((verb) => `additionalFee:fee:${verb}`),
      ...['list', 'edit'].map((verb) => `operation:additionalFee:${verb}`),
    ],
  },
  memberRights: { booking: ['additionalFee:fee:edit'] },
  companyData: [companyData],
  closureObstacles: [openFees],
  relations: [proofFiles],
  messages,
  demo: seedDemoFees,
  jobs: ({ db, log }) => [
    {
      name: 'additionalFee.deadlines',
      cron: '*/10 * * * *',
      run: async () => {
        const expired = await expireFees(db);
        const reminded = await remindOfFees(db);
        if (expired + reminded > 0) log.info({ expired, reminded }, 'deadlines of additional fees');
      },
    },
    {
      name: 'additionalFee.unusedProofs',
      cron: '50 3 * * *',
      run: async () => {
        await removeUnattached(db, [DOC_TYPE.feeProof], new Date(Date.now() - A_WEEK_MS));
      },
    },
  ],
};
