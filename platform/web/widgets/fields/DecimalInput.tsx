import { Input, type InputProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { type DecimalLength, isPartialDecimal, isShortEnough, typedDecimal } from '../../../wire/rules/typedDecimal.ts';
import { useFormat } from '../../language/format.ts';
import { showToast } from '../../toast/toast.ts';
import styles from './fields.module.css';
import { useFieldTexts } from './texts.ts';
import { withoutUnit } from './unitMarks.ts';
import { type TextChange, useTypedText } from './useTypedText.ts';

type Plain = Pick<InputProps, 'id' | 'disabled' | 'placeholder' | 'autoFocus' | 'onBlur' | 'aria-label'>;

export interface DecimalFieldProps extends Plain {
  /** decimal text with a point; '' for none; non-numbers are kept as written */
  value?: string;
  onChange?: (text: string) => void;
}

interface DecimalInputProps extends DecimalFieldProps {
  /** 0: whole number */
  places: number;
  length: DecimalLength;
  unit?: ReactNode;
  /** units to strip before or after the number */
  marks?: readonly string[];
}

const DECIMAL = /^\d+\.?\d*$/;
const withoutTrailingPoint = (text: string) => text.replace(/\.$/, '');

/**
 * Decimal as text, never a float, as it was typed: too many decimals are said, not rounded. Blocks invalid keys; a
 * pasted non-number is left to the field's rule.
 */
export function DecimalInput(props: DecimalInputProps) {
  const { value = '', onChange, places, length, unit, marks = [], ...plain } = props;
  const { decimalSeparator } = useFormat();
  const texts = useFieldTexts();
  const [draft, setDraft] = useState<string | null>(null);
  const parse = (typed: string) => typedDecimal(withoutUnit(typed, marks), decimalSeparator);
  const faultOf = (text: string) => {
    if (places === 0 && text.includes('.')) return texts.wholeOnly;
    return isShortEnough(text, length) ? null : texts.numberTooLong({ most: length.whole });
  };

  const accept = ({ before, after }: TextChange) => {
    const isOneKey = after.length === before.length + 1;
    const text = parse(after);
    if (text === null) return isOneKey && !isPartialDecimal(withoutUnit(after, marks)) ? before : after;
    const fault = faultOf(text);
    if (fault === null) return after;
    if (!isOneKey) showToast('error', fault);
    return before;
  };
  const change = (typed: string) => {
    setDraft(typed);
    const text = parse(typed);
    onChange?.(text === null ? typed.trim() : withoutTrailingPoint(text));
  };
  const shown = DECIMAL.test(value) ? value.replace('.', decimalSeparator) : value;
  const typing = useTypedText({ value: draft ?? shown, accept, onChange: change });
  const isTooFine = DECIMAL.test(value) && /[1-9]/.test((value.split('.')[1] ?? '').slice(places));
  return (
    <>
      <Input
        {...plain}
        {...typing}
        {...(isTooFine ? { status: 'error' as const, 'aria-invalid': true } : {})}
        inputMode={places === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        suffix={unit}
        onBlur={(event) => {
          setDraft(null);
          plain.onBlur?.(event);
        }}
      />
      {isTooFine && (
        <span role="alert" className={styles.fault}>
          {places === 0 ? texts.wholeOnly : texts.decimals({ most: places })}
        </span>
      )}
    </>
  );
}
