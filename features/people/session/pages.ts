import { page } from '../../../platform/wire/page.ts';
import { onlineSessions } from './presenceWire.ts';
import { twoStepPeople } from './twoStepWire.ts';

export const accountPage = page({ name: 'userIndex', path: '/user/index' });

export const onlinePage = page({
  name: 'online',
  path: '/monitor/online',
  call: onlineSessions.list,
  menu: { group: 'system', icon: 'team', order: 90 },
});

export const twoStepPage = page({
  name: 'twoStep',
  path: '/system/twoStep',
  call: twoStepPeople.list,
  menu: { group: 'system', icon: 'audit', order: 95 },
});
