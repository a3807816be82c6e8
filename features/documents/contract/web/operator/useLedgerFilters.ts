import type { ListFilter } from '../../../../../platform/web/widgets/list/listProps.ts';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import { lineType } from '../../../../freight/network/wire.ts';
import { CONTRACT_STATES } from '../../contractState.ts';
import { contractType } from '../../contractTypes.ts';
import { type contractQueue, ENDS_WITHIN } from '../../operatorWire.ts';
import { useOperatorTexts } from '../texts.ts';

export function useLedgerFilters(): ListFilter<keyof SentBy<typeof contractQueue.list> & string>[] {
  const texts = useOperatorTexts();
  return [
    { kind: 'text', name: 'companyFullName', label: texts.company },
    { kind: 'text', name: 'contractNo', label: texts.contractNo },
    {
      kind: 'select',
      name: 'contractState',
      label: texts.status,
      options: CONTRACT_STATES.map((value) => ({ value, label: texts.states[value] })),
    },
    {
      kind: 'select',
      name: 'contractType',
      label: texts.type,
      options: contractType.options.map((value) => ({ value, label: texts.types[value] })),
    },
    {
      kind: 'select',
      name: 'lineType',
      label: texts.line,
      options: lineType.options.map((value) => ({ value, label: texts.lines[value] })),
    },
    {
      kind: 'select',
      name: 'endsWithin',
      label: texts.endsWithin,
      options: ENDS_WITHIN.map((days) => ({ value: days, label: texts.withinDays({ days: Number(days) }) })),
    },
    {
      kind: 'select',
      name: 'voidAsked',
      label: texts.voidFilter,
      options: [{ value: '1', label: texts.voidWaiting }],
    },
    { kind: 'dateRange', names: ['params[beginTime]', 'params[endTime]'], label: texts.signedAt },
  ];
}
