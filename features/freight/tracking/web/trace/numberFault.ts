import { containerNumberError, normalizeContainerNumber } from '../../../../../libs/containerCodes/containerNumber.ts';

/** Order numbers begin with two letters. */
const CONTAINER_NUMBER_START = /^[A-Z]{4}/;

/** Client-side check of a typed number; null: worth a request. */
export function numberFault(typed: string): 'empty' | 'incomplete' | 'wrongDigit' | null {
  const number = normalizeContainerNumber(typed);
  if (number === '') return 'empty';
  if (!CONTAINER_NUMBER_START.test(number)) return null;
  const fault = containerNumberError(number);
  if (fault === null) return null;
  return fault === 'checkDigit' ? 'wrongDigit' : 'incomplete';
}
