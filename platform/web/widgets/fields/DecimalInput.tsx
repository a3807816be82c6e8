import { Input, type InputProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { roundDecimal } from '../../../wire/rules/roundDecimal.ts';
import { useFormat } from '../../language/format.ts';
import { type DecimalLength, isShortEnough, typedDecimal } from './typedDecimal.ts';
import { type TextChange, useTypedText } from './useTypedText.ts';

type Plain = Pick<InputProps, 'id' | 'disabled' | 'placeholder' | 'aria-label'>;

export interface DecimalFieldProps extends Plain {
  /** a decimal text with a point; '' for nothing */
  value?: string;
  onChange?: (text: string) => void;
}

interface DecimalInputProps extends DecimalFieldProps {
  places: number;
  length: DecimalLength;
  /** stands behind the number */
  unit?: ReactNode;
}

/** A point without decimals behind it is on its way to be a number. */
const settled = (text: string) => text.replace(/\.$/, '');

/**
 * A number as text, never a float, without sign or exponent: other keys do nothing. The value is rounded to the places
 * as it is typed; the field shows the rounded one when it is left.
 */
export function DecimalInput({ value = '', onChange, places, length, unit, ...plain }: DecimalInputProps) {
  const { decimalSeparator } = useFormat();
  const [draft, setDraft] = useState<string | null>(null);
  const shown = (text: string) => text.replace('.', decimalSeparator);

  const take = ({ before, after }: TextChange) => {
    const text = typedDecimal(after, decimalSeparator);
    return text !== null && isShortEnough(text, length) ? shown(text) : before;
  };
  const change = (typed: string) => {
    setDraft(typed);
    onChange?.(roundDecimal(settled(typed.replace(decimalSeparator, '.')), places));
  };
  const typing = useTypedText({ value: draft ?? shown(value), take, onChange: change });
  return (
    <Input
      {...plain}
      {...typing}
      inputMode="decimal"
      autoComplete="off"
      suffix={unit}
      onBlur={() => setDraft(null)}
    />
  );
}
