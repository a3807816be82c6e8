import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { listenToOrders } from '../../../freight/booking/server/index.ts';
import { declareAgreedStays } from '../../../money/charge/server/index.ts';
import { declareFleetUses } from '../../fleet/server/index.ts';
import { finishedJobsPage, jobsPage, serviceOrdersPage } from '../pages.ts';
import { serviceCalls } from './calls.ts';
import { companyData, openServices } from './companyData.ts';
import { seedDemoServices } from './demo.ts';
import { driverPhotos } from './files.ts';
import { finders } from './finders.ts';
import { selectFleetUses } from './fleetUses.ts';
import { homeSources } from './homeSources.ts';
import { jobRecords } from './jobRecords.ts';
import { live } from './live.ts';
import { menuCounts } from './menuCounts.ts';
import { messages } from './messages.ts';
import { serviceRecords } from './operatorRecords.ts';
import { splitServices } from './split.ts';
import { chargeStays, selectAgreedStays } from './storage.ts';
import { pageTexts } from './texts.ts';

const CUSTOMER = ['service:order:list', 'service:order:add'];

// charge ranks below and cannot import it
declareAgreedStays(selectAgreedStays);
// so does fleet
declareFleetUses(selectFleetUses);
listenToOrders({ split: splitServices });

/** Services on orders: asked for, quoted, assigned, done, their fees confirmed; yard stays and drivers' links. */
export const service: Feature = {
  name: 'service',
  calls: serviceCalls,
  menu: [
    menuEntry(jobsPage, pageTexts, (t) => t.jobs.title),
    menuEntry(finishedJobsPage, pageTexts, (t) => t.jobs.finishedTitle),
    menuEntry(serviceOrdersPage, pageTexts, (t) => t.operator.title),
  ],
  menuCounts,
  homeSources,
  live,
  finders,
  exports: [...jobRecords.exports, ...serviceRecords.exports],
  grants: {
    customer: CUSTOMER,
    special: CUSTOMER,
    supplier: ['service:job:list', 'service:job:edit'],
    operator: ['list', 'query', 'edit'].map((deed) => `operation:service:${deed}`),
  },
  memberRights: { booking: ['service:order:add'] },
  companyData,
  closureObstacles: [openServices],
  relations: [driverPhotos],
  messages,
  demo: seedDemoServices,
  jobs: ({ db, log }) => [
    {
      name: 'service.storage',
      cron: '15 1 * * *',
      run: async () => {
        const days = await chargeStays(db, new Date());
        if (days > 0) log.info({ days }, 'days of storage charged');
      },
    },
  ],
};
