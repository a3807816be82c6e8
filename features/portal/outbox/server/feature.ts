import { dictionaryOf } from '../../../../platform/server/dictionaryOf.ts';
import type { Feature } from '../../../../platform/server/feature.ts';
import { bind } from '../../../../platform/server/http/bind.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { outboxPage } from '../pages.ts';
import { resendMessage } from '../wire.ts';
import { outboxRecords } from './records.ts';
import { resend } from './resend.ts';
import { pageTexts } from './texts.ts';

const channels = { zh: pageTexts.zh.channels, en: pageTexts.en.channels, ru: pageTexts.ru.channels };

export const outbox: Feature = {
  name: 'outbox',
  calls: (platform) => [
    ...outboxRecords.reads(platform),
    bind(resendMessage, ({ messageId }, { db }) => resend(db, messageId, platform.config)),
  ],
  menu: [menuEntry(outboxPage, pageTexts, (t) => t.title)],
  dictionaries: [
    dictionaryOf(
      { dictType: 'outboxChannel', name: { zh: '发送渠道', en: 'Outbox channel', ru: 'Канал отправки' } },
      channels,
    ),
  ],
  exports: outboxRecords.exports,
  grants: { operator: ['operation:outbox:list', 'operation:outbox:resend'] },
};
