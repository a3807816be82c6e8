import { type DecimalFieldProps, DecimalInput } from './DecimalInput.tsx';
import { currencyMarks } from './unitMarks.ts';

/** Documents 5.5: 8 characters without a point, 11 with one. */
const LENGTH = { whole: 8, withPoint: 11 };
const PLACES = 2;

/** An amount of money, rounded to two decimals; the currency, if known, stands behind it and may be written with it. */
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
