import type { ReactNode } from 'react';
import { type DecimalFieldProps, DecimalInput } from './DecimalInput.tsx';

/** As amounts have them (documents 5.5), with the three decimals of numbers (documents 9). */
const LENGTH = { whole: 8, withPoint: 12 };
const PLACES = 3;

interface QuantityInputProps extends DecimalFieldProps {
  unit?: ReactNode;
  /** what people may write before or behind the number without changing it */
  marks?: readonly string[];
}

/** How many or how much of something, with at most three decimals. */
export function QuantityInput(props: QuantityInputProps) {
  return <DecimalInput {...props} places={PLACES} length={LENGTH} />;
}
