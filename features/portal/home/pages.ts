import { page } from '../../../platform/wire/page.ts';

export const homePage = page({ name: 'index', path: '/index', menu: { icon: 'home', order: 1 } });
