import { page } from '../../../platform/wire/page.ts';
import { ladders, tariffs } from './ruleWire.ts';
import { charges } from './wire.ts';

export const chargePage = page({
  name: 'operationCharges',
  path: '/operation/charges',
  call: charges.list,
  menu: { group: 'receivable', icon: 'fee', order: 10 },
});

export const tariffPage = page({
  name: 'operationTariffs',
  path: '/operation/tariffs',
  call: tariffs.list,
  menu: { group: 'rules', icon: 'price', order: 60 },
});

export const ladderPage = page({
  name: 'operationLadders',
  path: '/operation/ladders',
  call: ladders.list,
  menu: { group: 'rules', icon: 'ladder', order: 62 },
});
