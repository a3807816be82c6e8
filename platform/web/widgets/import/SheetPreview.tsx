import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useWidgetTexts } from '../texts.ts';
import styles from './import.module.css';
import type { SheetImportProps, SheetRow } from './sheetProps.ts';

const ROWS_SHOWN = 200;

interface PreviewProps<Row extends SheetRow> extends SheetImportProps<Row> {
  fileName: string;
  rows: Row[];
  onReset: () => void;
  /** of the button back; a file is chosen again by default */
  resetLabel?: string;
}

export function SheetPreview<Row extends SheetRow>(props: PreviewProps<Row>) {
  const texts = useWidgetTexts();
  const [isOnlyBad, setOnlyBad] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const good = props.rows.filter((row) => row.errors.length === 0);
  const badCount = props.rows.length - good.length;
  const isBlocked = good.length === 0 || (props.isAllOrNothing === true && badCount > 0);

  const importRows = async () => {
    setBusy(true);
    try {
      if (await props.onImport(good)) props.onReset();
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles.preview}>
      <div className={styles.summary} role="status">
        <strong className={styles.fileName}>{props.fileName}</strong>
        <span className={styles.good}>{texts.sheetGood({ count: good.length })}</span>
        {badCount > 0 && <span className={styles.bad}>{texts.sheetBad({ count: badCount })}</span>}
        {props.summary?.(props.rows)}
        {badCount > 0 && (
          <Checkbox checked={isOnlyBad} onChange={(event) => setOnlyBad(event.target.checked)}>
            {texts.sheetOnlyBad}
          </Checkbox>
        )}
      </div>
      <PreviewRows {...props} rows={props.rows.filter((row) => !isOnlyBad || row.errors.length > 0)} />
      <div className={styles.buttons}>
        {isBlocked && <span className={styles.bad}>{texts.sheetFixFirst}</span>}
        <Button onClick={props.onReset}>{props.resetLabel ?? texts.sheetAnother}</Button>
        <Button type="primary" disabled={isBlocked} loading={isBusy} onClick={() => void importRows()}>
          {texts.sheetImport({ count: good.length })}
        </Button>
      </div>
    </div>
  );
}

function PreviewRows<Row extends SheetRow>({ rows, columns, fileName }: PreviewProps<Row>) {
  const texts = useWidgetTexts();
  const hiddenCount = rows.length - ROWS_SHOWN;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className={styles.scroll} aria-label={fileName} tabIndex={0}>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th className={styles.figure}>{texts.sheetRow}</th>
            {columns.map((column) => (
              <th key={column.key} className={column.align === 'right' ? styles.figure : undefined}>
                {column.title}
              </th>
            ))}
            <th>{texts.sheetProblem}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, ROWS_SHOWN).map((row) => (
            <tr key={row.rowNumber} data-bad={row.errors.length > 0}>
              <td className={styles.figure}>{row.rowNumber}</td>
              {columns.map((column) => (
                <td key={column.key} className={column.align === 'right' ? styles.figure : undefined}>
                  {column.render(row)}
                </td>
              ))}
              <td className={styles.problem}>
                {row.errors.map((error) => (
                  <div key={error}>{error}</div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hiddenCount > 0 && <p className={styles.more}>{texts.sheetMore({ count: hiddenCount })}</p>}
    </section>
  );
}
