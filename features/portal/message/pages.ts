import { page } from '../../../platform/wire/page.ts';

export const centrePage = page({ name: 'messageCenter', path: '/messageCenter' });

export const settingPage = page({ name: 'messageSetting', path: '/messageSetting', parent: centrePage });
