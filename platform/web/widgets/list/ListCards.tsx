import DownOutlined from '@ant-design/icons/DownOutlined';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useWidgetTexts } from '../texts.ts';
import styles from './cards.module.css';
import { columnCell, isNothing, keyOfRow } from './columnCell.tsx';
import type { ListColumn } from './listProps.ts';
import type { RowsProps } from './rowsProps.ts';

/** Rows on a phone, three lines each: what and where, state and facts, what to do. */
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
  const [isOpen, setOpen] = useState(false);
  const { row, columns, selection, selectedKeys, onSelect } = props;
  const key = keyOfRow(props.rowKey, row);
  const [heading, ...others] = columns;
  const states = others.filter((column) => column.inCardCorner);
  const shown = others.filter((column) => !column.inCardCorner && !column.hideOnPhone);
  const where = shown.find((column) => column.whereOnPhone) ?? shown[0];
  const facts = shown.filter((column) => column !== where);
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
        <Facts className={styles.where} columns={where ? [where] : []} row={row} />
      </div>
      <div className={styles.second}>
        {states.map((column) => (
          <div key={column.key} className={styles.state}>
            {columnCell(column, row)}
          </div>
        ))}
        {!isOpen && <Facts className={styles.facts} columns={facts} row={row} />}
      </div>
      {isOpen && <Details columns={others} row={row} />}
      <div className={styles.foot}>
        <div className={styles.actions}>{props.actions?.(row)}</div>
        {others.length > 0 && (
          <Button
            type="text"
            className={styles.unfold}
            data-open={isOpen}
            icon={<DownOutlined />}
            aria-label={texts.details}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
    </li>
  );
}

interface FactsProps<Sent, Row> {
  className: string | undefined;
  columns: readonly ListColumn<Row, Sent>[];
  row: Row;
}

/** Values on one line; figures beside their names, other names for screen readers alone. */
function Facts<Sent, Row extends object>({ className, columns, row }: FactsProps<Sent, Row>) {
  const shown = columns
    .map((column) => ({ column, cell: columnCell(column, row) }))
    .filter(({ cell }) => !isNothing(cell));
  if (shown.length === 0) return null;
  return (
    <div className={className}>
      {shown.map(({ column, cell }) => (
        <span key={column.key} className={styles.fact}>
          <span className={column.align === 'right' ? styles.name : 'visually-hidden'}>{column.title} </span>
          {cell}
        </span>
      ))}
    </div>
  );
}

function Details<Sent, Row extends object>({ columns, row }: Omit<FactsProps<Sent, Row>, 'className'>) {
  return (
    <dl className={styles.lines}>
      {columns
        .filter((column) => !column.inCardCorner)
        .map((column) => (
          <div key={column.key} className={styles.line}>
            <dt>{column.title}</dt>
            <dd>{columnCell(column, row)}</dd>
          </div>
        ))}
    </dl>
  );
}
