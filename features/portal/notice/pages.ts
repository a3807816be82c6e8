import { page } from '../../../platform/wire/page.ts';
import { addNotice, changeNotice, listNotices } from './wire.ts';

export const noticesPage = page({
  name: 'operationNotices',
  path: '/operation/notices',
  call: listNotices,
  menu: { key: 'notices', group: 'communication', icon: 'notice', order: 70 },
});

export const newNoticePage = page({
  name: 'operationNoticeNew',
  path: '/operation/notices/new',
  call: addNotice,
});

export const editNoticePage = page({
  name: 'operationNoticeEdit',
  path: '/operation/notices/:id',
  call: changeNotice,
});
