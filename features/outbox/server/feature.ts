import type { Feature } from '../../../platform/server/feature.ts';
import { bind } from '../../../platform/server/http/bind.ts';
import { listOutbox, resendMessage } from '../wire.ts';
import { dictionaries } from './dictionaries.ts';
import { exports } from './exports.ts';
import { listMessages } from './list.ts';
import { resend } from './resend.ts';

export const outbox: Feature = {
  name: 'outbox',
  calls: ({ config }) => [
    bind(listOutbox, (filter, { db }) => listMessages(db, filter, config)),
    bind(resendMessage, ({ messageId }, { db }) => resend(db, messageId, config)),
  ],
  menu: [
    {
      key: 'outbox',
      group: 'communication',
      title: { zh: '发件箱', en: 'Outbox', ru: 'Исходящие' },
      path: '/operation/outbox',
      component: 'outbox',
      icon: 'mail',
      order: 90,
      permission: 'operation:outbox:list',
    },
  ],
  dictionaries,
  exports,
  grants: { operator: ['operation:outbox:list', 'operation:outbox:resend'] },
};
