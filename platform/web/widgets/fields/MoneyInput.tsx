import { BOOK_PLACES, placesOf } from '../../../wire/rules/currencyAmount.ts';
import { type DecimalFieldProps, DecimalInput } from './DecimalInput.tsx';
import { useFieldTexts } from './texts.ts';
import { currencyMarks } from './unitMarks.ts';

/** Documents 5.5. */
const LENGTH = { whole: 8, withPoint: 11 };

interface MoneyInputProps extends DecimalFieldProps {
  currency?: string;
  /** `none`: no tax falls on the amount; null: it is a value, and nobody pays it */
  tax: 'net' | 'gross' | 'none' | null;
}

/** Amount with the decimals of its currency, which may be typed or pasted with it; says whether tax is in it. */
export function MoneyInput({ currency, tax, ...field }: MoneyInputProps) {
  const texts = useFieldTexts();
  const unit = [currency, tax && texts.tax[tax]].filter(Boolean).join(' · ');
  return (
    <DecimalInput
      {...field}
      places={currency === undefined ? BOOK_PLACES : placesOf(currency)}
      length={LENGTH}
      unit={unit || undefined}
      marks={currencyMarks(currency)}
    />
  );
}
