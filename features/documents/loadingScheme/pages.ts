import { page } from '../../../platform/wire/page.ts';
import { getScheme } from './wire.ts';

/** Pieces in the containers of an order: `?orderBigNo=`; without one, the orders to choose from. */
export const schemePage = page({
  name: 'schemeMaking',
  path: '/schemeMaking',
  call: getScheme,
  menu: { group: 'papers', icon: 'file', order: 26 },
});
