import { type DecimalFieldProps, DecimalInput } from '../../../platform/web/widgets/fields/DecimalInput.tsx';

const TAX_RATE = { places: 4, length: { whole: 1, withPoint: 6 } };
const PERCENT = { places: 2, length: { whole: 3, withPoint: 6 }, marks: ['%'] };
const UNIT_PRICE = { places: 4, length: { whole: 9, withPoint: 14 } };

/** Fraction, such as 0.06. */
export const TaxRateInput = (field: DecimalFieldProps) => <DecimalInput {...field} {...TAX_RATE} />;

export const PercentInput = (field: DecimalFieldProps) => <DecimalInput {...field} {...PERCENT} unit="%" />;

export const UnitPriceInput = (field: DecimalFieldProps) => <DecimalInput {...field} {...UNIT_PRICE} />;
