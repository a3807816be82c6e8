const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/;

interface Parts {
  sign: string;
  whole: string;
  fraction: string;
}

function partsOf(text: string): Parts {
  const [found, sign = '', whole = '', fraction = ''] = DECIMAL.exec(text) ?? [];
  if (found === undefined || whole + fraction === '') throw new TypeError(`no decimal text: ${text}`);
  return { sign, whole, fraction };
}

/** In units of the last of these places. */
function unitsOf({ sign, whole, fraction }: Parts, places: number): bigint {
  const units = BigInt(whole + fraction.padEnd(places, '0'));
  return sign === '-' ? -units : units;
}

/** Order of two decimal texts, for `sort`; throws TypeError on other texts, as all functions here. */
export function compareAmounts(one: string, other: string): -1 | 0 | 1 {
  const [left, right] = [partsOf(one), partsOf(other)];
  const places = Math.max(left.fraction.length, right.fraction.length);
  const [mine, others] = [unitsOf(left, places), unitsOf(right, places)];
  if (mine === others) return 0;
  return mine < others ? -1 : 1;
}

export const isAbove = (one: string, other: string) => compareAmounts(one, other) > 0;
export const isBelow = (one: string, other: string) => compareAmounts(one, other) < 0;
export const isEqual = (one: string, other: string) => compareAmounts(one, other) === 0;
export const isZero = (amount: string) => isEqual(amount, '0');
export const isAboveZero = (amount: string) => isAbove(amount, '0');
export const isBelowZero = (amount: string) => isBelow(amount, '0');
