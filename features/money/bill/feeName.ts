import type { Language, Trilingual } from '../../../platform/wire/language.ts';
import { FEE_TYPE_NAMES } from '../charge/names.ts';

const names: Readonly<Record<string, Trilingual>> = FEE_TYPE_NAMES;

/** Name of a fee type; one that administrators added is shown as it is coded. */
export function feeTypeName(feeType: string, language: Language): string {
  return Object.hasOwn(names, feeType) ? (names[feeType]?.[language] ?? feeType) : feeType;
}
