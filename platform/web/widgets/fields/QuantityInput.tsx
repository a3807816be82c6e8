import type { ReactNode } from 'react';
import { type DecimalFieldProps, DecimalInput } from './DecimalInput.tsx';

/** As amounts have them (documents 5.5), with the three decimals of numbers (documents 9). */
const LENGTH = { whole: 8, withPoint: 12 };
const PLACES = { whole: 0, decimal: 3 };

interface QuantityInputProps extends DecimalFieldProps {
  /** of things that cannot be divided */
  isWhole?: boolean;
  unit?: ReactNode;
  /** what people may write before or behind the number without changing it */
  marks?: readonly string[];
}

/** How many or how much of something, with at most three decimals, or none. */
export function QuantityInput({ isWhole = false, ...field }: QuantityInputProps) {
  return <DecimalInput {...field} places={isWhole ? PLACES.whole : PLACES.decimal} length={LENGTH} />;
}
