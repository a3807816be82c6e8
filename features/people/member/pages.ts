import { page } from '../../../platform/wire/page.ts';

const anonymous = { frame: 'bare', isPublic: true, isLight: true } as const;

// the token stands behind `#`, so that it reaches no log
export const joinByLinkPage = page({ name: 'joinByLink', path: '/joinByLink', ...anonymous });
export const newPasswordPage = page({ name: 'newPasswordByLink', path: '/newPasswordByLink', ...anonymous });
