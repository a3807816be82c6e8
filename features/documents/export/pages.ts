import { page } from '../../../platform/wire/page.ts';

export const downloadsPage = page({ name: 'myDownloads', path: '/myDownloads' });
