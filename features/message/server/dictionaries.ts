import { dictionaryOf } from '../../../platform/server/dictionaryOf.ts';
import type { Dictionary } from '../../../platform/server/feature.ts';
import en from '../texts/en.ts';
import ru from '../texts/ru.ts';
import zh from '../texts/zh.ts';

/** The types of messages by name. */
export const dictionaries: readonly Dictionary[] = [
  dictionaryOf(
    {
      dictType: 'remindTypeFront',
      name: { zh: '消息类型', en: 'Message type', ru: 'Тип сообщения' },
    },
    { zh: zh.msgTypes, en: en.msgTypes, ru: ru.msgTypes },
    { review: 'warning', booking: 'primary', train: 'danger', cutoff: 'warning', transit: 'success' },
  ),
];
