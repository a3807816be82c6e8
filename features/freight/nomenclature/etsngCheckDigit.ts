const WEIGHTS = [
  [1, 2, 3, 4, 5],
  [3, 4, 5, 6, 7],
] as const;

/**
 * Sixth digit of an ETSNG code: its five digits weighted 1 to 5, modulo 11; 10 is weighted anew by 3 to 7, and 10 again
 * is 0 (method of the all-union classifiers, PR 50.1.024).
 */
export function checkDigitOfEtsng(digits: string): string {
  for (const weights of WEIGHTS) {
    const rest = weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11;
    if (rest < 10) return String(rest);
  }
  return '0';
}
