import { page } from '../../../platform/wire/page.ts';
import { deposits } from './wire.ts';

export const depositPage = page({
  name: 'operationDeposits',
  path: '/operation/deposits',
  call: deposits.list,
  menu: { group: 'agreements', icon: 'deposit', order: 36 },
});
