import { HOME } from '../../../platform/wire/address.ts';
import { page } from '../../../platform/wire/page.ts';

export const homePage = page({ name: 'index', path: HOME, menu: { icon: 'home', order: 1 } });
