import { SIGN_IN } from '../../../platform/wire/address.ts';
import { page } from '../../../platform/wire/page.ts';
import { onlineSessions } from './presenceWire.ts';
import { twoStepPeople } from './twoStepWire.ts';

export const accountPage = page({ name: 'userIndex', path: '/user/index' });

export const onlinePage = page({
  name: 'online',
  path: '/monitor/online',
  call: onlineSessions.list,
  menu: { group: 'system', icon: 'team', order: 90 },
});

export const twoStepPage = page({
  name: 'twoStep',
  path: '/system/twoStep',
  call: twoStepPeople.list,
  menu: { group: 'customers', icon: 'lock', order: 40 },
});

const anonymous = { frame: 'bare', isPublic: true, isLight: true } as const;

export const signInPage = page({ name: 'Login', path: SIGN_IN, ...anonymous });
export const signInRuPage = page({ name: 'LoginRu', path: `/ru${SIGN_IN}`, ...anonymous });
export const forgottenPage = page({ name: 'toForgetPwd', path: '/toForgetPwd', ...anonymous });
export const forgottenRuPage = page({ name: 'toForgetPwdRu', path: '/ru/toForgetPwd', ...anonymous });
export const registerPage = page({ name: 'register', path: '/register', ...anonymous });
export const registeredPage = page({ name: 'registerSuccess', path: '/registerSuccess', ...anonymous });
export const secondStepPage = page({ name: 'secondStep', path: '/secondStep', ...anonymous });
export const authRedirectPage = page({ name: 'authRedirect', path: '/auth-redirect', ...anonymous });
