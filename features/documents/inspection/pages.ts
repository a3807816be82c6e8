import { page } from '../../../platform/wire/page.ts';
import { listRules } from './wire.ts';

export const inspectionRulesPage = page({
  name: 'inspectionRules',
  path: '/operation/inspectionRules',
  call: listRules,
  menu: { group: 'documents', icon: 'audit', order: 18 },
});
