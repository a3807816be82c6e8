import { dictionaryOf } from '../../../../platform/server/dictionaryOf.ts';
import type { Dictionary } from '../../../../platform/server/feature.ts';
import { DELAY_REASON_NAMES } from '../delayReasons.ts';
import { en, ru, zh } from '../texts/page.ts';
import type { TrainStatus } from '../wire.ts';

export const dictionaries: readonly Dictionary[] = [
  dictionaryOf<TrainStatus>(
    { dictType: 'trainStatus', name: { zh: '班列状态', en: 'Train status', ru: 'Статус поезда' } },
    { zh: zh.statuses, en: en.statuses, ru: ru.statuses },
    { planned: 'info', open: 'success', closed: 'warning', departed: 'primary', cancelled: 'danger' },
  ),
  dictionaryOf(
    { dictType: 'containerSizeType', name: { zh: '箱型', en: 'Container types', ru: 'Тип контейнера' } },
    { zh: zh.sizeLabels, en: en.sizeLabels, ru: ru.sizeLabels },
  ),
  dictionaryOf(
    { dictType: 'delayReason', name: { zh: '延误原因', en: 'Delay reasons', ru: 'Причины опоздания' } },
    DELAY_REASON_NAMES,
  ),
];
