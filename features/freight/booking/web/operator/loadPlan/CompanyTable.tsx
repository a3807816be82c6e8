import { useFormat } from '../../../../../../platform/web/language/format.ts';
import { FactTable } from '../../table/FactTable.tsx';
import { useOperatorTexts } from '../texts.ts';
import type { CompanyLoad } from './load.ts';
import styles from './loadPlan.module.css';
import { companyColor } from './palette.ts';

export function CompanyTable({ loads, capacity }: { loads: readonly CompanyLoad[]; capacity: number }) {
  const texts = useOperatorTexts().load;
  const format = useFormat();
  return (
    <FactTable
      rows={loads.map((load, index) => ({ ...load, place: index }))}
      rowKey={(load) => load.companyName}
      columns={[
        {
          title: texts.company,
          render: ({ companyName, place: index }) => (
            <span>
              <span className={styles.swatch} style={{ color: companyColor(index) }} />
              {companyName}
            </span>
          ),
        },
        { title: texts.orders, isFigure: true, render: (load) => format.number(load.orderCount) },
        { title: texts.containers, isFigure: true, render: (load) => format.number(load.containerCount) },
        {
          title: texts.numbers,
          isFigure: true,
          render: (load) => `${load.numberedCount} / ${load.containerCount}`,
        },
        { title: texts.teu, isFigure: true, render: (load) => <strong>{format.number(load.teu)}</strong> },
        {
          title: texts.sharePercent,
          isFigure: true,
          render: (load) => `${Math.round((load.teu / capacity) * 100)} %`,
        },
      ]}
    />
  );
}
