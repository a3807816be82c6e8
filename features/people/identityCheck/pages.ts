import { page } from '../../../platform/wire/page.ts';
import { FACE_CHECK_PATH } from './facePath.ts';
import { identityChecks } from './operatorWire.ts';

export const identityChecksPage = page({
  name: 'operationIdentityChecks',
  path: '/operation/identityChecks',
  call: identityChecks.list,
  menu: { group: 'customers', icon: 'identity', order: 32 },
});

export const faceCheckPage = page({
  name: 'identityCheck',
  path: `${FACE_CHECK_PATH}/:token`,
  frame: 'bare',
  isPublic: true,
});
