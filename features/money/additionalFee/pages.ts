import { page } from '../../../platform/wire/page.ts';
import { fees } from './operatorWire.ts';
import { ownFees } from './wire.ts';

/** For customers and suppliers; `?fee=`. */
export const ownFeesPage = page({
  name: 'additionalFees',
  path: '/additionalFees',
  call: ownFees.list,
  menu: { group: 'ownMoney', icon: 'fee', order: 20 },
});

export const feesPage = page({
  name: 'operationAdditionalFees',
  path: '/operation/additionalFees',
  call: fees.list,
  menu: { group: 'services', icon: 'fee', order: 22 },
});
