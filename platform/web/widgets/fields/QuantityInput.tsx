import type { ReactNode } from 'react';
import { type DecimalFieldProps, DecimalInput } from './DecimalInput.tsx';

/** Documents 5.5; three decimals: documents 9. */
const LENGTH = { whole: 8, withPoint: 12 };
const PLACES = { whole: 0, decimal: 3 };

interface QuantityInputProps extends DecimalFieldProps {
  isWhole?: boolean;
  unit?: ReactNode;
  marks?: readonly string[];
}

/** Quantity with at most three decimals, or whole. */
export function QuantityInput({ isWhole = false, ...field }: QuantityInputProps) {
  return <DecimalInput {...field} places={isWhole ? PLACES.whole : PLACES.decimal} length={LENGTH} />;
}
