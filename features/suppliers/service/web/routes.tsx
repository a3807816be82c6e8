import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import type { PageRoute } from '../../../../platform/web/router/pageRoute.ts';
import { containerTools } from '../../../freight/booking/web/slots.ts';
import { DRIVER_LINK_PATH } from '../driverSteps.ts';
import * as pages from '../pages.ts';
import { jobSections } from './slots.ts';

const loads = () => import('./loads.ts');

const job = {
  slots: [containerTools, jobSections],
  load: async () => (await loads()).jobPage(),
};

export const routes: PageRoute[] = [
  {
    path: `${DRIVER_LINK_PATH}/:token`,
    name: 'driverJob',
    frame: 'bare',
    isPublic: true,
    load: async () => (await loads()).driverJobPage(),
  },
  ...routesOf(pages, {
    jobsPage: async () => (await loads()).jobsPage(),
    finishedJobsPage: async () => (await loads()).finishedJobsPage(),
    trailerJobPage: job,
    forwardingJobPage: job,
    serviceOrdersPage: {
      slots: [containerTools],
      load: async () => (await loads()).serviceOrdersPage(),
    },
  }),
];
