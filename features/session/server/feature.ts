import type { Feature } from '../../../platform/server/feature.ts';
import { sessionCalls } from './calls.ts';
import { exports } from './online/exports.ts';
import { deleteStale } from './queries.ts';
import { live } from './userChanged.ts';
import { seedWireKey } from './wireKey.ts';

export const session: Feature = {
  name: 'session',
  calls: sessionCalls,
  exports,
  live,
  menu: [
    {
      key: 'online',
      group: 'system',
      title: { zh: '在线用户', en: 'Signed-in users', ru: 'Активные сеансы' },
      path: '/monitor/online',
      component: 'online',
      icon: 'team',
      order: 90,
      permission: 'monitor:online:list',
    },
  ],
  seed: seedWireKey,
  jobs: ({ db }) => [{ name: 'session.cleanUp', cron: '17 * * * *', run: () => deleteStale(db) }],
};
