import type { Feature } from '../../../platform/server/feature.ts';
import { dictCalls } from './calls.ts';
import { exports } from './exports.ts';
import { live } from './live.ts';
import { seedDictionaries } from './seed.ts';

export const dict: Feature = {
  name: 'dict',
  calls: dictCalls,
  exports,
  live,
  menu: [
    {
      key: 'systemDict',
      group: 'system',
      title: { zh: '字典管理', en: 'Dictionaries', ru: 'Справочники' },
      path: '/system/dict',
      component: 'systemDict',
      icon: 'list',
      order: 10,
      permission: 'system:dict:list',
    },
  ],
  seed: seedDictionaries,
};
