import { useFormat } from '../../../../platform/web/language/format.ts';
import type { Fee } from '../../order.ts';
import { SumLines } from '../price/SumLines.tsx';
import { sumsOf } from '../price/sums.ts';
import { Section } from '../section/Section.tsx';
import { FactTable } from '../table/FactTable.tsx';
import { useTexts } from '../texts.ts';
import styles from './detail.module.css';

export function Fees({ fees }: { fees: readonly Fee[] }) {
  const texts = useTexts();
  const format = useFormat();
  const words = texts.detail;
  const typeName = (type: string) =>
    Object.entries(texts.feeType).find(([known]) => known === type)?.[1] ?? type;
  if (fees.length === 0) return <Section title={words.fees}>{words.noFees}</Section>;
  return (
    <Section title={words.fees}>
      <FactTable
        rows={fees}
        rowKey={(fee) => `${fee.feeType} ${fee.sizeType} ${fee.currency} ${fee.unitPrice}`}
        columns={[
          {
            title: words.feeType,
            render: (fee) =>
              [typeName(fee.feeType), fee.sizeType && texts.sizeType[fee.sizeType]]
                .filter(Boolean)
                .join(' · '),
          },
          { title: words.quantity, isFigure: true, render: (fee) => format.number(fee.quantity) },
          {
            title: words.unitPrice,
            isFigure: true,
            render: (fee) => format.money(fee.unitPrice, fee.currency),
          },
          { title: words.amount, isFigure: true, render: (fee) => format.money(fee.amount, fee.currency) },
          { title: words.status, render: (fee) => texts.feeStatus[fee.status] },
        ]}
      />
      <div className={styles.sum}>
        <span>{words.sum}</span>
        <strong>
          <SumLines sums={sumsOf(fees.map((fee) => ({ ...fee, count: 1 })))} />
        </strong>
      </div>
    </Section>
  );
}
