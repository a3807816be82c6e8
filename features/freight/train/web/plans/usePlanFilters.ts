import type { ListFilter } from '../../../../../platform/web/widgets/list/listProps.ts';
import { DIRECTIONS, LINE_TYPES } from '../../../network/wire.ts';
import { TRAIN_STATUSES } from '../../wire.ts';
import { usePlanTexts, useTrainTexts } from '../texts.ts';
import type { LineChoice } from './useLines.ts';

type FilterName = 'trainNo' | 'lineType' | 'direction' | 'lineId' | 'status' | 'dateFrom' | 'dateTo';

export function usePlanFilters(lines: {
  choices: readonly LineChoice[];
  isLoading: boolean;
}): readonly ListFilter<FilterName>[] {
  const page = useTrainTexts();
  const { list: texts } = usePlanTexts();
  return [
    { kind: 'text', name: 'trainNo', label: texts.trainNo, width: 96 },
    { kind: 'dateRange', names: ['dateFrom', 'dateTo'], label: texts.dates },
    {
      kind: 'select',
      name: 'lineType',
      label: page.timetable.lineType,
      width: 120,
      options: LINE_TYPES.map((value) => ({ value, label: page.lineTypes[value] })),
    },
    {
      kind: 'select',
      name: 'direction',
      label: page.timetable.direction,
      width: 112,
      options: DIRECTIONS.map((value) => ({ value, label: page.directions[value] })),
    },
    {
      kind: 'select',
      name: 'lineId',
      label: texts.line,
      width: 160,
      options: lines.choices,
      isLoading: lines.isLoading,
    },
    {
      kind: 'select',
      name: 'status',
      label: texts.status,
      width: 128,
      options: TRAIN_STATUSES.map((value) => ({ value, label: page.statuses[value] })),
    },
  ];
}
