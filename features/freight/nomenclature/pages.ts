import { page } from '../../../platform/wire/page.ts';
import { listPacks } from './wire.ts';

export const nomenclaturePage = page({
  name: 'systemNomenclature',
  path: '/system/nomenclature',
  call: listPacks,
  menu: { group: 'system', icon: 'dict', order: 25 },
});
