import type { Feature } from '../../../platform/server/feature.ts';
import { configCalls } from './calls.ts';
import { exports } from './exports.ts';
import { live } from './live.ts';
import { seedBuiltIn } from './queries.ts';

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
};
