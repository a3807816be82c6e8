import { useFormat } from '../../language/format.ts';
import type { DecimalFieldProps } from './DecimalInput.tsx';
import { QuantityInput } from './QuantityInput.tsx';

/** A weight in kg, to the gram. */
export function WeightInput(props: DecimalFieldProps) {
  return <QuantityInput {...props} unit={useFormat().kgSign} />;
}
