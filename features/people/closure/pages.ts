import { page } from '../../../platform/wire/page.ts';
import { closures } from './wire.ts';

export const closuresPage = page({
  name: 'operationClosures',
  path: '/operation/closures',
  call: closures.list,
  menu: { group: 'customers', icon: 'leave', order: 90 },
});
