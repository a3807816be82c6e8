import { type DecimalFieldProps, DecimalInput } from '../../../platform/web/widgets/fields/DecimalInput.tsx';
import { isDecimal } from '../../../platform/wire/amountText.ts';

const FULL = 100;
const TAX_RATE = { places: 2, length: { whole: 2, withPoint: 5 }, marks: ['%'] };
const PERCENT = { places: 2, length: { whole: 3, withPoint: 6 }, marks: ['%'] };
const UNIT_PRICE = { places: 4, length: { whole: 9, withPoint: 14 } };

/** Four places hold what a rate can have; what is no number stays as it was typed. */
const scaled = (text: string, factor: number) =>
  isDecimal(text) ? String(Number((Number(text) * factor).toFixed(4))) : text;

/** Typed as a percentage; its value is a fraction, such as 0.06. */
export const TaxRateInput = ({ value = '', onChange, ...field }: DecimalFieldProps) => (
  <DecimalInput
    {...field}
    {...TAX_RATE}
    unit="%"
    value={scaled(value, FULL)}
    onChange={(percent) => onChange?.(scaled(percent, 1 / FULL))}
  />
);

export const PercentInput = (field: DecimalFieldProps) => <DecimalInput {...field} {...PERCENT} unit="%" />;

export const UnitPriceInput = (field: DecimalFieldProps) => <DecimalInput {...field} {...UNIT_PRICE} />;
