import {
  checkDigitOf,
  containerNumberError,
  normalizeContainerNumber,
} from '../../../../../libs/containerCodes/containerNumber.ts';
import { grossMassError } from '../../../booking/containerWeight.ts';
import { SIZE_TYPES } from '../../../train/sizeTypes.ts';
import type { OpenedTask } from '../../holderWire.ts';

export type Fault =
  | { key: 'shape' | 'repeated' | 'weight' | 'belowTare' | 'missing' }
  | { key: 'checkDigit'; expected: number }
  | { key: 'tooHeavy'; maxGrossKg: number };

type NumbersContainer = OpenedTask<'numbers'>['containers'][number];
type VgmContainer = OpenedTask<'vgm'>['containers'][number];

/** Fault of a typed container number; an empty one has none. */
function numberFault(typed: string): Fault | null {
  const number = normalizeContainerNumber(typed);
  if (number === '') return null;
  const error = containerNumberError(number);
  if (error === 'checkDigit') return { key: 'checkDigit', expected: checkDigitOf(number.slice(0, 10)) };
  return error === null ? null : { key: 'shape' };
}

/** Faults of typed numbers by container and field; the rules are those of the server. */
export function numberFaults(
  rows: readonly (Pick<NumbersContainer, 'orderContainerId'> & { containerNo: string; sealNo: string })[],
): Map<string, Fault> {
  const faults = new Map<string, Fault>();
  for (const { orderContainerId, containerNo, sealNo } of rows) {
    const fault = numberFault(containerNo);
    if (fault) faults.set(`${orderContainerId}.containerNo`, fault);
    const isTwice = (of: (row: (typeof rows)[number]) => string, text: string) =>
      text !== '' && rows.filter((row) => of(row) === text).length > 1;
    if (!fault && isTwice((row) => normalizeContainerNumber(row.containerNo), normalizeContainerNumber(containerNo)))
      faults.set(`${orderContainerId}.containerNo`, { key: 'repeated' });
    if (isTwice((row) => row.sealNo.trim(), sealNo.trim()))
      faults.set(`${orderContainerId}.sealNo`, { key: 'repeated' });
  }
  return faults;
}

/** Whole kilograms as typed, with blanks between thousands; null: empty, undefined: no such number. */
export function typedKg(typed: string): number | null | undefined {
  const digits = typed.replace(/[\s\u00a0\u202f]/g, '');
  if (digits === '') return null;
  return /^[1-9]\d{0,5}$/.test(digits) ? Number(digits) : undefined;
}

/** Fault of a typed mass in kg; an empty one has none. */
export function massFault(
  typed: string,
  { tareKg, sizeType }: Pick<VgmContainer, 'tareKg' | 'sizeType'>,
): Fault | null {
  const vgmKg = typedKg(typed);
  if (vgmKg === null) return null;
  if (vgmKg === undefined) return { key: 'weight' };
  const error = grossMassError({ tareKg, vgmKg }, sizeType);
  if (error === 'tooHeavy') return { key: 'tooHeavy', maxGrossKg: SIZE_TYPES[sizeType].maxGrossKg };
  return error === 'belowTare' ? { key: 'belowTare' } : null;
}
