import { type Format, formatFor } from './formatFor.ts';
import { useLanguage } from './language.ts';

/** Formats in the active language. */
export function useFormat(): Format {
  return formatFor(useLanguage());
}
