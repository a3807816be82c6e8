import { Button } from 'antd';
import type { Key, ReactNode } from 'react';
import { useFold } from '../../../../../platform/web/widgets/list/useFold.ts';
import { useWidgetTexts } from '../../../../../platform/web/widgets/texts.ts';
import styles from './table.module.css';

interface FactColumn<Row> {
  title: string;
  /** right-aligned */
  isFigure?: boolean;
  render: (row: Row) => ReactNode;
}

/** Read-only table; on a phone cells stack under their titles. */
export function FactTable<Row>(props: {
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  columns: readonly FactColumn<NoInfer<Row>>[];
}) {
  const { rowKey, columns } = props;
  const texts = useWidgetTexts();
  const { shown, hidden, unfold } = useFold(props.rows);
  const table = (
    <table className={styles.facts}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col" data-figure={column.isFigure}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <td key={column.title} data-figure={column.isFigure} data-title={column.title}>
                {column.render(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <>
      {table}
      {hidden > 0 && (
        <Button type="link" block onClick={unfold}>
          {texts.showAll({ count: props.rows.length })}
        </Button>
      )}
    </>
  );
}
