import { dictionaryOf } from '../../../../platform/server/dictionaryOf.ts';
import type { Dictionary } from '../../../../platform/server/feature.ts';
import { MSG_TYPE } from '../msgTypes.ts';
import { en, ru, zh } from '../texts/page.ts';

export const dictionaries: readonly Dictionary[] = [
  dictionaryOf(
    {
      dictType: 'remindTypeFront',
      name: { zh: '消息类型', en: 'Message types', ru: 'Типы сообщений' },
    },
    { zh: zh.msgTypes, en: en.msgTypes, ru: ru.msgTypes },
    {
      [MSG_TYPE.booking]: 'primary',
      [MSG_TYPE.papers]: 'success',
      [MSG_TYPE.transit]: 'info',
      [MSG_TYPE.charges]: 'warning',
      [MSG_TYPE.contracts]: 'primary',
      [MSG_TYPE.system]: 'info',
      [MSG_TYPE.review]: 'warning',
      [MSG_TYPE.train]: 'danger',
      [MSG_TYPE.chat]: 'primary',
    },
  ),
];
