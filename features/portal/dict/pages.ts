import { page } from '../../../platform/wire/page.ts';
import { dictEntries, dictTypes } from './wire.ts';

export const typesPage = page({
  name: 'systemDict',
  path: '/system/dict',
  call: dictTypes.list,
  menu: { group: 'system', icon: 'list', order: 10 },
});

export const entriesPage = page({
  name: 'systemDictData',
  path: '/system/dict-data/index/:dictId',
  parent: typesPage,
  call: dictEntries.list,
});
