const UNKNOWN_REGION = 'ZZ';
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A region's code in force: `UK` and `SU` are read as others. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || code === UNKNOWN_REGION) return false;
  return new Intl.Locale(`und-${code}`).region === code && regions.of(code) !== undefined;
}
