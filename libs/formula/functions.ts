export type FormulaValue = string | number | boolean | null;

/** An error of the spreadsheet, such as a division by zero. */
export class FormulaError extends Error {}

/** A part that is not computed here. */
export class UnsupportedFormula extends Error {}

/** What a function is given: single values, and ranges as lists. */
export type Argument = FormulaValue | readonly FormulaValue[];

export const isRange = (argument: Argument): argument is readonly FormulaValue[] => Array.isArray(argument);

export function toNumber(value: FormulaValue): number {
  if (value === null || value === '') return 0;
  if (typeof value === 'boolean') return value ? 1 : 0;
  const number = Number(value);
  if (Number.isNaN(number)) throw new FormulaError('#VALUE!');
  return number;
}

/** Text and logical values in ranges do not count. */
const numbersIn = (given: readonly Argument[]): number[] =>
  given.flatMap((one) => (isRange(one) ? one.filter((value) => typeof value === 'number') : [toNumber(one)]));

const filledIn = (given: readonly Argument[]) =>
  given.flatMap((one) => (isRange(one) ? one : [one])).filter((value) => value !== null && value !== '');

const single = (argument: Argument | undefined): FormulaValue => {
  if (argument === undefined) return null;
  if (isRange(argument)) throw new UnsupportedFormula('a range where one value stands');
  return argument;
};

/** Away from zero at half, as spreadsheets do; without the dust of binary fractions. */
function roundedBy(round: (value: number) => number) {
  return ([value, digits]: readonly Argument[]): number => {
    const number = toNumber(single(value));
    const scale = 10 ** toNumber(single(digits));
    const scaled = Number((Math.abs(number) * scale).toPrecision(15));
    return (Math.sign(number) * round(scaled)) / scale;
  };
}

function average(given: readonly Argument[]): number {
  const numbers = numbersIn(given);
  if (numbers.length === 0) throw new FormulaError('#DIV/0!');
  return sum(numbers) / numbers.length;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function sumProduct(given: readonly Argument[]): number {
  const ranges = given.map((one) => (isRange(one) ? one : [one]));
  const [first = []] = ranges;
  if (ranges.some((one) => one.length !== first.length)) throw new FormulaError('#VALUE!');
  return sum(
    first.map((_one, at) =>
      ranges.reduce((product, range) => {
        const value = range[at];
        return product * (typeof value === 'number' ? value : 0);
      }, 1),
    ),
  );
}

export const FUNCTIONS: Readonly<Record<string, (given: readonly Argument[]) => FormulaValue>> = {
  SUM: (given) => sum(numbersIn(given)),
  PRODUCT: (given) => numbersIn(given).reduce((product, one) => product * one, 1),
  SUMPRODUCT: sumProduct,
  AVERAGE: average,
  MIN: (given) => Math.min(...(numbersIn(given).length > 0 ? numbersIn(given) : [0])),
  MAX: (given) => Math.max(...(numbersIn(given).length > 0 ? numbersIn(given) : [0])),
  COUNT: (given) => numbersIn(given.filter(isRange)).length + given.filter((one) => typeof one === 'number').length,
  COUNTA: (given) => filledIn(given).length,
  ABS: ([value]) => Math.abs(toNumber(single(value))),
  INT: ([value]) => Math.floor(toNumber(single(value))),
  ROUND: roundedBy(Math.round),
  ROUNDUP: roundedBy(Math.ceil),
  ROUNDDOWN: roundedBy(Math.floor),
  LEN: ([value]) => String(single(value) ?? '').length,
  CONCATENATE: (given) => given.map((one) => String(single(one) ?? '')).join(''),
};
