import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import { containerTools } from '../../../freight/booking/web/slots.ts';
import * as pages from '../pages.ts';
import { jobSections } from './slots.ts';

const loads = () => import('./loads.ts');

const job = {
  slots: [containerTools, jobSections],
  load: async () => (await loads()).jobPage(),
};

export const routes = routesOf(pages, {
  driverJobPage: async () => (await loads()).driverJobPage(),
  jobsPage: async () => (await loads()).jobsPage(),
  finishedJobsPage: async () => (await loads()).finishedJobsPage(),
  trailerJobPage: job,
  forwardingJobPage: job,
  serviceOrdersPage: {
    slots: [containerTools],
    load: async () => (await loads()).serviceOrdersPage(),
  },
});
