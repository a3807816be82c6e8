import { page } from '../../platform/wire/page.ts';
import { numberClashes, poolContainers } from './wire.ts';

export const clashesPage = page({
  name: 'operationClashes',
  path: '/operation/clashes',
  call: numberClashes.list,
  menu: { group: 'operation', icon: 'audit', order: 12 },
});

export const poolPage = page({
  name: 'operationContainers',
  path: '/operation/containers',
  call: poolContainers.list,
  menu: { group: 'operation', icon: 'load', order: 22 },
});
