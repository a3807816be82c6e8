import { useFormat } from '../../../../platform/web/language/format.ts';
import type { Fee } from '../../order.ts';
import { SumLines } from '../price/SumLines.tsx';
import { sumsOf } from '../price/sums.ts';
import { Section } from '../section/Section.tsx';
import { FactTable } from '../table/FactTable.tsx';
import { useTexts } from '../texts.ts';
import styles from './detail.module.css';

export function Fees({ title, fees }: { title: string; fees: readonly Fee[] }) {
  const texts = useTexts();
  const format = useFormat();
  const detailTexts = texts.detail;
  const typeName = (type: string) =>
    Object.entries(texts.feeType).find(([known]) => known === type)?.[1] ?? type;
  if (fees.length === 0) return <Section title={title}>{detailTexts.noFees}</Section>;
  return (
    <Section title={title}>
      <FactTable
        rows={fees}
        rowKey={(fee) => `${fee.feeType} ${fee.sizeType} ${fee.currency} ${fee.unitPrice}`}
        columns={[
          {
            title: detailTexts.feeType,
            render: (fee) =>
              [typeName(fee.feeType), fee.sizeType && texts.sizeType[fee.sizeType]]
                .filter(Boolean)
                .join(' · '),
          },
          { title: detailTexts.quantity, isFigure: true, render: (fee) => format.number(fee.quantity) },
          {
            title: detailTexts.unitPrice,
            isFigure: true,
            render: (fee) => format.money(fee.unitPrice, fee.currency),
          },
          {
            title: detailTexts.amount,
            isFigure: true,
            render: (fee) => format.money(fee.amount, fee.currency),
          },
          { title: detailTexts.status, render: (fee) => texts.feeStatus[fee.status] },
        ]}
      />
      <div className={styles.sum}>
        <span>{detailTexts.sum}</span>
        <strong>
          <SumLines sums={sumsOf(fees.map((fee) => ({ ...fee, count: 1 })))} />
        </strong>
      </div>
    </Section>
  );
}
