import { page } from '../../../platform/wire/page.ts';
import { DRIVER_LINK_PATH } from './driverSteps.ts';
import { serviceJobs } from './jobWire.ts';
import { serviceOrders } from './operatorWire.ts';

export const jobsPage = page({
  name: 'groundOrderLists',
  path: '/groundOrderLists',
  call: serviceJobs.list,
  menu: { group: 'jobs', icon: 'order', order: 10 },
});

export const finishedJobsPage = page({
  name: 'groundOrderFinish',
  path: '/groundOrderFinish',
  call: serviceJobs.list,
  menu: { group: 'jobs', icon: 'done', order: 11 },
});

export const trailerJobPage = page({
  name: 'trailerOrderDeatil',
  path: '/trailerOrderDeatil',
  call: serviceJobs.list,
  parent: jobsPage,
});

export const forwardingJobPage = page({
  name: 'forwardingDeatil',
  path: '/forwardingDeatil',
  call: serviceJobs.list,
  parent: jobsPage,
});

export const serviceOrdersPage = page({
  name: 'operationServices',
  path: '/operation/services',
  call: serviceOrders.list,
  menu: { group: 'services', icon: 'order', order: 20 },
});

export const driverJobPage = page({
  name: 'driverJob',
  path: `${DRIVER_LINK_PATH}/:token`,
  frame: 'bare',
  isPublic: true,
});
