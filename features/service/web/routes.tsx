import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../platform/web/records/routesOf.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { containerTools } from '../../booking/web/slots.ts';
import { DRIVER_LINK_PATH } from '../driverSteps.ts';
import * as pages from '../pages.ts';
import { useDriverTexts, useServiceTexts } from './texts.ts';

const job = {
  slots: [containerTools],
  load: () => withTexts(import('./jobs/JobPage.tsx'), useServiceTexts),
};

export const routes: PageRoute[] = [
  {
    path: `${DRIVER_LINK_PATH}/:token`,
    name: 'driverJob',
    frame: 'bare',
    isPublic: true,
    load: () => withTexts(import('./driver/DriverJobPage.tsx'), useDriverTexts),
  },
  ...routesOf(pages, {
    jobsPage: () => withTexts(import('./jobs/JobsPage.tsx'), useServiceTexts),
    finishedJobsPage: () => withTexts(import('./jobs/FinishedJobsPage.tsx'), useServiceTexts),
    trailerJobPage: job,
    forwardingJobPage: job,
    serviceOrdersPage: {
      slots: [containerTools],
      load: () => withTexts(import('./operator/ServiceOrdersPage.tsx'), useServiceTexts),
    },
  }),
];
