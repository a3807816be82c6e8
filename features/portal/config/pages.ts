import { page } from '../../../platform/wire/page.ts';
import { configValues } from './wire.ts';

export const configPage = page({
  name: 'systemConfig',
  path: '/system/config',
  call: configValues.list,
  menu: { group: 'system', icon: 'setting', order: 20 },
});
