import { page } from '../../../platform/wire/page.ts';
import { ladders, tariffs } from './ruleWire.ts';
import { charges } from './wire.ts';

export const chargePage = page({
  name: 'operationCharges',
  path: '/operation/charges',
  call: charges.list,
  menu: { group: 'money', icon: 'money', order: 10 },
});

export const tariffPage = page({
  name: 'operationTariffs',
  path: '/operation/tariffs',
  call: tariffs.list,
  menu: { group: 'money', icon: 'list', order: 60 },
});

export const ladderPage = page({
  name: 'operationLadders',
  path: '/operation/ladders',
  call: ladders.list,
  menu: { group: 'money', icon: 'list', order: 62 },
});
