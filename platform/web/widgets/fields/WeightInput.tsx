import { useFormat } from '../../language/format.ts';
import type { DecimalFieldProps } from './DecimalInput.tsx';
import { QuantityInput } from './QuantityInput.tsx';
import { KG_MARKS } from './unitMarks.ts';

/** A weight in kg, to the gram. */
export function WeightInput(props: DecimalFieldProps) {
  return <QuantityInput {...props} unit={useFormat().kgSign} marks={KG_MARKS} />;
}
