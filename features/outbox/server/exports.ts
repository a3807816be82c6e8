import {
  type SheetExport,
  selectionOf,
  sheetColumn,
  sheetExport,
} from '../../../platform/server/export/sheetExport.ts';
import { outboxMessage } from '../../../platform/server/outbox/tables.ts';
import en from '../texts/en.ts';
import ru from '../texts/ru.ts';
import zh from '../texts/zh.ts';
import { listOutbox } from '../wire.ts';
import { isChannelConfigured } from './list.ts';
import { maskedText, messageRows } from './queries.ts';

const page = { zh: zh.page, en: en.page, ru: ru.page };
const { text, whole, time, label } = sheetColumn;

/** One-time codes masked as on the page. */
const messages = sheetExport(listOutbox, {
  name: 'outbox.message',
  title: { zh: zh.page.title, en: en.page.title, ru: ru.page.title },
  plan(filter, { db, language, config }) {
    const t = page[language];
    const configured = (['sms', 'email'] as const).filter((channel) => isChannelConfigured(config, channel));
    const columns = [
      label(t.channel, 10, outboxMessage.channel, t.channels),
      text(t.receiver, 28, outboxMessage.receiver),
      text(t.subject, 30, outboxMessage.subject),
      text(t.message, 60, maskedText(configured)),
      time(t.time, 18, outboxMessage.createdAt),
      label(t.status, 12, outboxMessage.status, t.statuses),
      whole(t.triesTitle, 8, outboxMessage.tries),
      time(t.sentTime, 18, outboxMessage.sentAt),
      text(t.lastError, 40, outboxMessage.lastError),
    ];
    return { columns, query: messageRows(db, filter, selectionOf(columns)) };
  },
});

export const exports: readonly SheetExport[] = [messages];
