import { dictionaryOf } from '../../../../platform/server/dictionaryOf.ts';
import type { Dictionary } from '../../../../platform/server/feature.ts';
import { en, ru, zh } from '../texts/page.ts';

export const dictionaries: readonly Dictionary[] = [
  dictionaryOf(
    { dictType: 'resourceType', name: { zh: '文件类型', en: 'File types', ru: 'Виды файлов' } },
    { zh: zh.resourceTypes, en: en.resourceTypes, ru: ru.resourceTypes },
  ),
];
