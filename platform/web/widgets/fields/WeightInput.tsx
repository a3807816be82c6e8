import { useFormat } from '../../language/format.ts';
import type { DecimalFieldProps } from './DecimalInput.tsx';
import { QuantityInput } from './QuantityInput.tsx';
import { KG_MARKS } from './unitMarks.ts';

export function WeightInput(props: DecimalFieldProps) {
  return <QuantityInput {...props} unit={useFormat().kgSign} marks={KG_MARKS} />;
}
