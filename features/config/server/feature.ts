import type { Feature } from '../../../platform/server/feature.ts';
import { configCalls } from './calls.ts';
import { exports } from './exports.ts';
import { live } from './live.ts';
import { seedBuiltIn } from './queries.ts';
import { removeOldRecords } from './retention.ts';

/** Configuration values by key. */
export const config: Feature = {
  name: 'config',
  calls: configCalls,
  exports,
  live,
  menu: [
    {
      key: 'systemConfig',
      group: 'system',
      title: { zh: '参数设置', en: 'Configuration', ru: 'Параметры' },
      path: '/system/config',
      component: 'systemConfig',
      icon: 'setting',
      order: 20,
      permission: 'system:config:list',
    },
  ],
  seed: seedBuiltIn,
  jobs: ({ db, log }) => [
    {
      name: 'config.removeOldRecords',
      cron: '40 3 * * *',
      async run() {
        const removed = await removeOldRecords(db);
        if (removed > 0) log.info({ removed }, 'old audit and outbox records removed');
      },
    },
  ],
};
