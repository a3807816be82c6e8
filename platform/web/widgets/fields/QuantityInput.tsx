import type { ReactNode } from 'react';
import { rounded } from '../../../../libs/amounts/decimals.ts';
import { type DecimalFieldProps, DecimalInput } from './DecimalInput.tsx';

/** Documents 5.5; three decimals: documents 9. */
const LENGTH = { whole: 8, withPoint: 12 };
const PLACES = { whole: 0, decimal: 3 };

interface QuantityInputProps extends DecimalFieldProps {
  isWhole?: boolean;
  unit?: ReactNode;
  marks?: readonly string[];
}

const NUMBER = /^\d+(\.\d+)?$/;

/** Quantity with at most three decimals, or whole; further ones are rounded. */
export function QuantityInput({ isWhole = false, onChange, ...field }: QuantityInputProps) {
  const places = isWhole ? PLACES.whole : PLACES.decimal;
  const round = (text: string) => onChange?.(NUMBER.test(text) ? rounded(text, places) : text);
  return <DecimalInput {...field} places={places} length={LENGTH} onChange={round} />;
}
