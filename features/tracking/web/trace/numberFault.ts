import { containerNumberFault, tidyContainerNumber } from '../../../booking/containerNumber.ts';

/** What begins with four letters is meant as a container number; order numbers begin with two. */
const LIKE_A_CONTAINER = /^[A-Z]{4}/;

/** Why a typed number is not worth asking for, so that the page says it at once; null when it is. */
export function numberFault(typed: string): 'empty' | 'incomplete' | 'wrongDigit' | null {
  const number = tidyContainerNumber(typed);
  if (number === '') return 'empty';
  if (!LIKE_A_CONTAINER.test(number)) return null;
  const fault = containerNumberFault(number);
  if (fault === null) return null;
  return fault === 'checkDigit' ? 'wrongDigit' : 'incomplete';
}
