import { page } from '../../../platform/wire/page.ts';
import { UNSUBSCRIBE_PATH } from './unsubscribePath.ts';

export const centrePage = page({ name: 'messageCenter', path: '/messageCenter' });

export const settingPage = page({ name: 'messageSetting', path: '/messageSetting', parent: centrePage });

export const unsubscribePage = page({
  name: 'unsubscribe',
  path: `${UNSUBSCRIBE_PATH}/:token`,
  frame: 'bare',
  isPublic: true,
});
