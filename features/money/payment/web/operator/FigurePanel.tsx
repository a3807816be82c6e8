import { Button, Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { saveAs } from '../../../../../platform/web/query/download.ts';
import { EmptyState } from '../../../../../platform/web/widgets/page/EmptyState.tsx';
import { csvText } from '../../csvText.ts';
import styles from '../payment.module.css';
import { useTexts } from '../texts.ts';
import { type FigureRow, FigureTable } from './FigureTable.tsx';

interface FigurePanelProps {
  title: string;
  hint: string;
  emptyText: string;
  picture: ReactNode;
  /** beside the choice of picture or table */
  extra?: ReactNode;
  heads: readonly string[];
  rows: readonly FigureRow[];
  /** as text for a spreadsheet */
  csv: { name: string; rows: readonly (readonly string[])[] };
}

/** Figures as a picture, with their table one press away. */
export function FigurePanel(props: FigurePanelProps) {
  const { title, hint, emptyText, picture, extra, heads, rows, csv } = props;
  const t = useTexts().finance;
  const [isTable, showTable] = useState(false);
  const isEmpty = rows.length === 0;
  const save = () => saveAs(`${csv.name}.csv`, new Blob([csvText([heads, ...csv.rows])], { type: 'text/csv' }));
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {!isEmpty && (
          <div className={styles.tools}>
            {extra}
            <Segmented
              options={[
                { value: false, label: t.chart },
                { value: true, label: t.table },
              ]}
              value={isTable}
              onChange={showTable}
            />
            <Button onClick={save}>{t.export}</Button>
          </div>
        )}
      </div>
      <span className={styles.soft}>{hint}</span>
      {isEmpty && <EmptyState text={emptyText} />}
      {!isEmpty && (isTable ? <FigureTable label={title} heads={heads} rows={rows} /> : picture)}
    </section>
  );
}
