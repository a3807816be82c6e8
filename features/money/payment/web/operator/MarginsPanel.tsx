import { Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { listTrainMargins } from '../../../charge/marginWire.ts';
import { useTexts } from '../texts.ts';
import { MarginBars } from './Bars.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { marginsByMonth } from './marginsByMonth.ts';

/** The picture shows the latest ones, limited so that it stays on one screen. */
const SHOWN = 8;

/** What trains or months earn in all currencies together, beside the chosen currency alone. */
export function MarginsPanel({ currency }: { currency: string }) {
  const texts = useTexts();
  const t = texts.finance;
  const format = useFormat();
  const [by, setBy] = useState<'train' | 'month'>('train');
  const read = useRead(listTrainMargins, { currency, departed: '1' }, { keepPrevious: true });
  if (read.data === undefined)
    return read.error ? (
      <LoadError error={read.error} onRetry={() => void read.refetch()} />
    ) : (
      <Skeleton active paragraph={{ rows: 8 }} />
    );
  const trains = read.data.map(({ trainNo, departDate, ...row }) => ({
    name: `${trainNo} · ${format.date(departDate)}`,
    ...row,
  }));
  const groups = by === 'train' ? trains : marginsByMonth(read.data);
  const inMoney = (amount: string | null) => (amount === null ? '—' : format.money(amount, currency));
  const figuresOf = ({ whole, ...own }: (typeof groups)[number]) => [
    ...[own.sales, own.costs, own.margin],
    ...[whole.sales, whole.costs, whole.margin],
  ];
  const names = [t.sales, t.costs, t.margin];
  return (
    <FigurePanel
      title={t.margins}
      hint={t.marginsHint}
      emptyText={t.noMargins}
      extra={
        <Segmented
          options={(['train', 'month'] as const).map((value) => ({ value, label: t[value] }))}
          value={by}
          onChange={setBy}
        />
      }
      picture={<MarginBars groups={groups.slice(0, SHOWN)} by={t[by]} inMoney={inMoney} />}
      heads={[t[by], ...names.map((name) => `${name}, ${currency}`), ...names.map((name) => `${name}, ${t.whole}`)]}
      rows={groups.map((group) => ({
        key: group.name,
        cells: [group.name, ...figuresOf(group).map(inMoney)],
      }))}
      csv={{
        name: `margins_${currency}`,
        rows: groups.map((group) => [group.name, ...figuresOf(group).map((amount) => amount ?? '')]),
      }}
    />
  );
}
