import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { useFormat } from '../../../../../../platform/web/language/format.ts';
import { parseClipboardBlock } from '../../../../../../platform/web/widgets/grid/block.ts';
import { useTexts } from '../../texts.ts';
import { normalizeCell, type SheetColumn } from './cells.ts';
import styles from './sheet.module.css';
import type { CellError } from './validateSheet.ts';

function useCellErrorText(): (error: CellError) => string {
  const texts = useTexts().sheet;
  const format = useFormat();
  return (error) => {
    switch (error.reason) {
      case 'server':
        return error.text;
      case 'checkDigit':
        return texts.checkDigit(error);
      case 'duplicate':
        return texts.duplicate(error);
      case 'weightRange':
        return texts.weightRange({ max: format.kg(error.max) });
      case 'vgmOverMax':
        return texts.vgmOverMax({ max: format.kg(error.max) });
      default:
        return texts[error.reason];
    }
  };
}

/** Row step: Enter and ↓ down, Shift+Enter and ↑ up. */
function rowStepOfKey(key: string, isShifted: boolean): -1 | 0 | 1 {
  if (key === 'Enter') return isShifted ? -1 : 1;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : 0;
}

/** Moves the focus up or down and selects the cell, as in a spreadsheet. */
function handleSheetKey(event: KeyboardEvent<HTMLInputElement>, from: { row: number; column: SheetColumn }): void {
  const step = rowStepOfKey(event.key, event.shiftKey);
  // Enter may end an IME composition.
  if (step === 0 || event.altKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const table = event.currentTarget.closest('table');
  const next = table?.querySelector<HTMLInputElement>(`[data-cell="${from.row + step} ${from.column}"]`);
  next?.focus();
  next?.select();
}

/** Beyond every valid value: a long text shows its error instead of being cut. */
const MAX_TYPED_LENGTH = 40;
const NUMBER_LENGTH = 11;

interface SheetCellProps {
  row: number;
  column: SheetColumn;
  label: string;
  text: string;
  error: CellError | null;
  /** nothing but its error speaks against the text */
  isKnown: boolean;
  onChange: (text: string) => void;
  onPaste: (block: string[][]) => void;
  /** id of a datalist */
  choices?: string | undefined;
}

/** Cell with its error below; an incomplete number has none while focused. */
export function SheetCell(props: SheetCellProps) {
  const { row, column, label, text, error, isKnown, onChange, onPaste, choices } = props;
  const sheetTexts = useTexts().sheet;
  const errorText = useCellErrorText();
  const errorId = useId();
  const [isFocused, setFocused] = useState(false);
  const isNumber = column === 'containerNo';
  const isIncomplete = isFocused && isNumber && normalizeCell(column, text).length < NUMBER_LENGTH;
  const visibleError = isIncomplete ? null : error;
  const isValid = isNumber && text !== '' && error === null && isKnown;

  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const block = parseClipboardBlock(event.clipboardData.getData('text/plain'));
    if (block === null) return;
    event.preventDefault();
    onPaste(block);
  };
  const handleBlur = () => {
    setFocused(false);
    const tidy = normalizeCell(column, text);
    if (tidy !== text) onChange(tidy);
  };

  return (
    <div className={styles.cell} data-wrong={visibleError !== null} data-figure={column.endsWith('Kg')}>
      <input
        data-cell={`${row} ${column}`}
        aria-label={label}
        aria-invalid={visibleError !== null}
        aria-describedby={visibleError ? errorId : undefined}
        className={isNumber ? styles.number : undefined}
        value={text}
        list={choices}
        maxLength={MAX_TYPED_LENGTH}
        inputMode={column.endsWith('Kg') ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize={isNumber ? 'characters' : 'off'}
        spellCheck={false}
        onFocus={() => setFocused(true)}
        onBlur={handleBlur}
        onChange={(event) => onChange(event.target.value)}
        onPaste={handlePaste}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => handleSheetKey(event, { row, column })}
      />
      {isValid && (
        <CheckCircleFilled className={styles.right} role="img" aria-label={sheetTexts.valid} title={sheetTexts.valid} />
      )}
      {visibleError && (
        <span id={errorId} className={styles.error} role={isFocused ? 'alert' : undefined}>
          {errorText(visibleError)}
        </span>
      )}
    </div>
  );
}
