import type { ReactNode } from 'react';
import { type DecimalFieldProps, DecimalInput } from './DecimalInput.tsx';

/** As amounts have them (documents 5.5), with the three decimals of numbers (documents 9). */
const LENGTH = { whole: 8, withPoint: 12 };
const PLACES = 3;

/** How many or how much of something, with at most three decimals. */
export function QuantityInput(props: DecimalFieldProps & { unit?: ReactNode }) {
  return <DecimalInput {...props} places={PLACES} length={LENGTH} />;
}
