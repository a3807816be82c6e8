import { BOOK_PLACES, placesOf } from '../../../wire/rules/currencyAmount.ts';
import { type DecimalFieldProps, DecimalInput } from './DecimalInput.tsx';
import { currencyMarks } from './unitMarks.ts';

/** Documents 5.5. */
const LENGTH = { whole: 8, withPoint: 11 };

/** Amount with the decimals of its currency, which may be typed or pasted with it. */
export function MoneyInput({ currency, ...field }: DecimalFieldProps & { currency?: string }) {
  return (
    <DecimalInput
      {...field}
      places={currency === undefined ? BOOK_PLACES : placesOf(currency)}
      length={LENGTH}
      unit={currency}
      marks={currencyMarks(currency)}
    />
  );
}
