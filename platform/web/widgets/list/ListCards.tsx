import { Checkbox } from 'antd';
import { useWidgetTexts } from '../texts.ts';
import styles from './cards.module.css';
import { columnCell, keyOfRow } from './columnCell.tsx';
import type { RowsProps } from './rowsProps.ts';

export function ListCards<Sent, Row extends object>(props: RowsProps<Sent, Row>) {
  const texts = useWidgetTexts();
  const { rows, rowKey } = props;
  if (!rows) {
    const placeholders = Array.from({ length: Math.min(props.placeholderRows, 5) }, (_, index) => `blank ${index}`);
    return placeholders.map((placeholder) => <div key={placeholder} className={styles.blank} aria-hidden="true" />);
  }
  if (rows.length === 0) return props.emptyBody;
  return (
    <ul className={styles.cards} aria-label={props.label ?? texts.rows}>
      {rows.map((row) => (
        <Card key={keyOfRow(rowKey, row)} {...props} row={row} />
      ))}
    </ul>
  );
}

function Card<Sent, Row extends object>(props: RowsProps<Sent, Row> & { row: Row }) {
  const texts = useWidgetTexts();
  const { row, columns, selection, selectedKeys, onSelect } = props;
  const key = keyOfRow(props.rowKey, row);
  const [heading, ...others] = columns;
  const lines = others.filter((column) => !column.hideOnPhone && !column.inCardCorner);
  const corner = others.filter((column) => column.inCardCorner);
  const toggle = (isChosen: boolean) =>
    onSelect(isChosen ? [...selectedKeys, key] : [...selectedKeys].filter((other) => other !== key));
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        {selection && (
          <Checkbox
            aria-label={texts.selectRow}
            checked={selectedKeys.has(key)}
            disabled={selection.isSelectable?.(row) === false}
            onChange={(event) => toggle(event.target.checked)}
          />
        )}
        <div className={styles.heading}>{heading && columnCell(heading, row)}</div>
        {corner.map((column) => (
          <div key={column.key}>{columnCell(column, row)}</div>
        ))}
      </div>
      <dl className={styles.lines}>
        {lines.map((column) => (
          <div key={column.key} className={styles.line}>
            <dt>{column.title}</dt>
            <dd>{columnCell(column, row)}</dd>
          </div>
        ))}
      </dl>
      {props.actions && <div className={styles.actions}>{props.actions(row)}</div>}
    </li>
  );
}
