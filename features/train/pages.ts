import { page } from '../../platform/wire/page.ts';
import { listTrainPlans } from './wire.ts';

export const trainPlansPage = page({
  name: 'operationTrains',
  path: '/operation/trains',
  call: listTrainPlans,
  menu: { group: 'operation', icon: 'train', order: 30 },
});
