import { type DecimalFieldProps, DecimalInput } from '../../../../platform/web/widgets/fields/DecimalInput.tsx';
import { useFieldTexts } from '../../../../platform/web/widgets/fields/texts.ts';
import { fractionOf, percentOf } from './percent.ts';

const PERCENT = { places: 2, length: { whole: 3, withPoint: 6 }, marks: ['%'], unit: '%' };
const TAX_RATE = { ...PERCENT, length: { whole: 2, withPoint: 5 } };
const UNIT_PRICE = { places: 4, length: { whole: 9, withPoint: 14 } };

/** Typed as a percentage; its value is a fraction, such as 0.06. */
export const TaxRateInput = ({ value = '', onChange, ...field }: DecimalFieldProps) => (
  <DecimalInput
    {...field}
    {...TAX_RATE}
    value={percentOf(value)}
    onChange={(percent) => onChange?.(fractionOf(percent))}
  />
);

export const PercentInput = (field: DecimalFieldProps) => <DecimalInput {...field} {...PERCENT} />;

/** Net of tax, as a tariff says it. */
export function UnitPriceInput(field: DecimalFieldProps) {
  const { tax } = useFieldTexts();
  return <DecimalInput {...field} {...UNIT_PRICE} unit={tax.net} />;
}
