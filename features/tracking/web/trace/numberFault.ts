import { containerNumberFault, tidyContainerNumber } from '../../../booking/containerNumber.ts';

/** Order numbers begin with two letters. */
const LIKE_A_CONTAINER = /^[A-Z]{4}/;

/** Client-side check of a typed number; null: worth a request. */
export function numberFault(typed: string): 'empty' | 'incomplete' | 'wrongDigit' | null {
  const number = tidyContainerNumber(typed);
  if (number === '') return 'empty';
  if (!LIKE_A_CONTAINER.test(number)) return null;
  const fault = containerNumberFault(number);
  if (fault === null) return null;
  return fault === 'checkDigit' ? 'wrongDigit' : 'incomplete';
}
