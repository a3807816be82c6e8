import { page } from '../../platform/wire/page.ts';
import { contractQueue } from './operatorWire.ts';

export const contractQueuePage = page({
  name: 'operationContracts',
  path: '/operation/contracts',
  call: contractQueue.list,
  menu: { group: 'customers', icon: 'company', order: 30 },
});
