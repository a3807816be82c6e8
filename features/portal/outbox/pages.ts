import { page } from '../../../platform/wire/page.ts';
import { outboxMessages } from './wire.ts';

export const outboxPage = page({
  name: 'outbox',
  path: '/operation/outbox',
  call: outboxMessages.list,
  menu: { group: 'communication', icon: 'mail', order: 90 },
});
