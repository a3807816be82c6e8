import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTexts } from '../../texts.ts';
import { type SheetColumn, tidyCell } from './cells.ts';
import type { CellFault } from './faults.ts';
import { pastedBlock } from './paste.ts';
import styles from './sheet.module.css';
import { moveByKey } from './sheetKeys.ts';
import { useFaultText } from './useFaultText.ts';

const LONGEST = { containerNo: 16, sealNo: 40, tareKg: 12, vgmKg: 12 } as const;
const NUMBER_LENGTH = 11;

interface SheetCellProps {
  row: number;
  column: SheetColumn;
  label: string;
  text: string;
  fault: CellFault | null;
  onType: (text: string) => void;
  onPaste: (block: string[][]) => void;
}

/** Cell with its error below; an incomplete number has none while focused. */
export function SheetCell({ row, column, label, text, fault, onType, onPaste }: SheetCellProps) {
  const words = useTexts().sheet;
  const faultText = useFaultText();
  const faultId = useId();
  const [isFocused, setFocused] = useState(false);
  const isNumber = column === 'containerNo';
  const isUnfinished = isFocused && isNumber && tidyCell(column, text).length < NUMBER_LENGTH;
  const shown = isUnfinished ? null : fault;
  const isRight = isNumber && text !== '' && fault === null;

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const block = pastedBlock(event.clipboardData.getData('text/plain'));
    if (block === null) return;
    event.preventDefault();
    onPaste(block);
  };
  const leave = () => {
    setFocused(false);
    const tidy = tidyCell(column, text);
    if (tidy !== text) onType(tidy);
  };

  return (
    <div className={styles.cell} data-wrong={shown !== null} data-figure={column.endsWith('Kg')}>
      <input
        data-cell={`${row} ${column}`}
        aria-label={label}
        aria-invalid={shown !== null}
        aria-describedby={shown ? faultId : undefined}
        className={isNumber ? styles.number : undefined}
        value={text}
        maxLength={LONGEST[column]}
        inputMode={column.endsWith('Kg') ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize={isNumber ? 'characters' : 'off'}
        spellCheck={false}
        onFocus={() => setFocused(true)}
        onBlur={leave}
        onChange={(event) => onType(event.target.value)}
        onPaste={paste}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => moveByKey(event, { row, column })}
      />
      {isRight && (
        <CheckCircleFilled className={styles.right} role="img" aria-label={words.valid} title={words.valid} />
      )}
      {shown && (
        <span id={faultId} className={styles.fault} role={isFocused ? 'alert' : undefined}>
          {faultText(shown)}
        </span>
      )}
    </div>
  );
}
