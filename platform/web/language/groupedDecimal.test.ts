import { expect, test } from 'vitest';
import { LANGUAGES } from '../../wire/language.ts';
import { LOCALE } from '../../wire/shownTime.ts';
import { groupedDecimal } from './groupedDecimal.ts';

const TEXTS = [
  ...['0', '7', '999', '1000', '-1234', '12345678901234567890', '007.50', '-0.004', '0.5', '1.005', '2.00005'],
  ...['999.99995', '-999999.9996', '1234567.1', '0.1235', '100.00', '12.3456789', '-0.05', '99.95'],
] as const satisfies readonly `${number}`[];
const PLACES = [
  { least: 2, most: 4 },
  { least: 3, most: 3 },
  { least: 0, most: 3 },
  { least: 0, most: 1 },
];

test.each(LANGUAGES)('numbers in %s are grouped and rounded as Intl does it', (language) => {
  for (const places of PLACES) {
    const intl = new Intl.NumberFormat(LOCALE[language], {
      minimumFractionDigits: places.least,
      maximumFractionDigits: places.most,
    });
    const ours = TEXTS.map((text) => groupedDecimal(text, places, language));
    expect(ours).toEqual(TEXTS.map((text) => intl.format(text)));
  }
});
