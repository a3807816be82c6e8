import { dictionaryOf } from '../../../platform/server/dictionaryOf.ts';
import type { Dictionary } from '../../../platform/server/feature.ts';
import en from '../texts/en.ts';
import ru from '../texts/ru.ts';
import zh from '../texts/zh.ts';

export const dictionaries: readonly Dictionary[] = [
  dictionaryOf(
    { dictType: 'outboxChannel', name: { zh: '发送渠道', en: 'Outbox channel', ru: 'Канал отправки' } },
    { zh: zh.page.channels, en: en.page.channels, ru: ru.page.channels },
  ),
];
