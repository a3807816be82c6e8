import { page } from '../../../platform/wire/page.ts';
import { followTrain } from './wire.ts';

export const trackingPage = page({
  name: 'operationTracking',
  path: '/operation/tracking',
  call: followTrain,
  menu: { key: 'tracking', group: 'trains', icon: 'tracking', order: 40 },
});
