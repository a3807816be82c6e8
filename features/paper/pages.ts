import { page } from '../../platform/wire/page.ts';
import { papers } from './wire.ts';

export const uploadPapersPage = page({
  name: 'uploadPapers',
  path: '/upLoadFile',
  call: papers.list,
  menu: { group: 'space', icon: 'orders', order: 30 },
});
