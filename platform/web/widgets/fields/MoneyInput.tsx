import { type DecimalFieldProps, DecimalInput } from './DecimalInput.tsx';
import { currencyMarks } from './unitMarks.ts';

/** Documents 5.5. */
const LENGTH = { whole: 8, withPoint: 11 };
const PLACES = 2;

/** Amount with two decimals; the currency may be typed or pasted with it. */
export function MoneyInput({ currency, ...field }: DecimalFieldProps & { currency?: string }) {
  return (
    <DecimalInput
      {...field}
      places={PLACES}
      length={LENGTH}
      unit={currency}
      marks={currencyMarks(currency)}
    />
  );
}
