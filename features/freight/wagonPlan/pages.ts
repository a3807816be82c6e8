import { page } from '../../../platform/wire/page.ts';
import { getWagonPlan } from './wire.ts';

/** Containers on the wagons of a train: `?trainInfoId=`; without one, the trains to choose from. */
export const trainLoadingPage = page({
  name: 'operationTrainLoading',
  path: '/operation/trainLoading',
  call: getWagonPlan,
  menu: { group: 'documents', icon: 'train', order: 18 },
});

/** Trains by number with their containers. */
export const trainNumberPage = page({
  name: 'trainNumber',
  path: '/trainNumber',
  call: getWagonPlan,
  menu: { group: 'trains', icon: 'train', order: 33 },
});
