import { page } from '../../../platform/wire/page.ts';
import { exchangeRates } from './wire.ts';

export const exchangeRatePage = page({
  name: 'operationExchangeRates',
  path: '/operation/exchangeRates',
  call: exchangeRates.list,
  menu: { group: 'books', icon: 'rate', order: 70 },
});
