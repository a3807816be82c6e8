import { dictionaryOf } from '../../../../platform/server/dictionaryOf.ts';
import type { Dictionary } from '../../../../platform/server/feature.ts';
import { pageTexts } from './texts.ts';

const { zh, en, ru } = pageTexts;

export const dictionaries: readonly Dictionary[] = [
  dictionaryOf(
    { dictType: 'lineType', name: { zh: '线路类型', en: 'Trade lane', ru: 'Направление' } },
    { zh: zh.lineTypes, en: en.lineTypes, ru: ru.lineTypes },
  ),
  dictionaryOf(
    { dictType: 'lineDirection', name: { zh: '线路方向', en: 'Direction', ru: 'Экспорт / импорт' } },
    { zh: zh.directions, en: en.directions, ru: ru.directions },
  ),
];
