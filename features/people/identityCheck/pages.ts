import { page } from '../../../platform/wire/page.ts';
import { identityChecks } from './operatorWire.ts';

export const identityChecksPage = page({
  name: 'operationIdentityChecks',
  path: '/operation/identityChecks',
  call: identityChecks.list,
  menu: { group: 'customers', icon: 'audit', order: 32 },
});
