import { dictionaryOf } from '../../../../platform/server/dictionaryOf.ts';
import type { Dictionary } from '../../../../platform/server/feature.ts';
import { en, ru, zh } from '../texts/kinds.ts';

export const dictionaries: readonly Dictionary[] = [
  dictionaryOf(
    {
      dictType: 'trackingEvent',
      name: { zh: '跟踪事件', en: 'Tracking events', ru: 'События отслеживания' },
    },
    { zh: zh.kinds, en: en.kinds, ru: ru.kinds },
  ),
  dictionaryOf(
    {
      dictType: 'trackingClassifier',
      name: { zh: '跟踪事件性质', en: 'Event time type', ru: 'Вид времени события' },
    },
    { zh: zh.classifiers, en: en.classifiers, ru: ru.classifiers },
    { planned: 'info', estimated: 'primary', actual: 'success' },
  ),
];
