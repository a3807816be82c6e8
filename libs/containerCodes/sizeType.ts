import { LENGTHS, type Length, SECTIONS, type Section } from './dimensions.ts';
import { type ContainerKind, GROUP_OF_DETAIL, GROUPS, isTypeGroup, type TypeGroup } from './groups.ts';
import { toLatinCapitals } from './latinLetters.ts';

export interface SizeTypeMeaning extends Section {
  length: Length;
  group: TypeGroup;
  kind: ContainerKind;
  /** null where the code names only the group, as `22GP` does */
  detail: string | null;
  /** a letter in the fourth place: reduced stacking or racking strength (amendment 3) */
  hasReducedStrength: boolean;
}

/** The letter for each figure in the fourth place. */
const REDUCED_STRENGTH = 'ABDGJMVWXY';
const CODE = /^[1-9A-Z][0-9A-Z][A-Z][0-9A-Z]$/;

/** Tanks of 1995 have no letters; NL is the standard's own exception. */
function detailOfReduced(type: string): string | null {
  if (type === 'NL') return 'N9';
  const figure = REDUCED_STRENGTH.indexOf(type.charAt(1));
  return figure === -1 || type.startsWith('T') ? null : `${type.charAt(0)}${figure}`;
}

type TypeMeaning = Pick<SizeTypeMeaning, 'group' | 'kind' | 'detail' | 'hasReducedStrength'>;

function typeMeaning(type: string): TypeMeaning | null {
  if (isTypeGroup(type)) {
    return { group: type, kind: GROUPS[type].kind, detail: null, hasReducedStrength: false };
  }
  const hasReducedStrength = !GROUP_OF_DETAIL.has(type);
  const detail = hasReducedStrength ? detailOfReduced(type) : type;
  const group = detail === null ? undefined : GROUP_OF_DETAIL.get(detail);
  return group === undefined ? null : { group, kind: GROUPS[group].kind, detail, hasReducedStrength };
}

/** Parses a code (ISO 6346) with detailed type (`22G1`) or group (`22GP`). Null for malformed and unassigned codes. */
export function sizeTypeMeaning(code: string): SizeTypeMeaning | null {
  if (!CODE.test(code)) return null;
  const length = LENGTHS[code.charAt(0)];
  const section = SECTIONS[code.charAt(1)];
  const type = typeMeaning(code.slice(2));
  return length && section && type ? { length, ...section, ...type } : null;
}

export function isSizeType(code: string): boolean {
  return sizeTypeMeaning(code) !== null;
}

/** Whether one code includes the other: equal codes, or a group (`22GP`) and its detail (`22G1`). */
export function coversSizeType(covering: string, code: string): boolean {
  if (covering === code) return true;
  const [one, other] = [sizeTypeMeaning(covering), sizeTypeMeaning(code)];
  return one?.detail === null && one.group === other?.group && covering.slice(0, 2) === code.slice(0, 2);
}

/** In capitals, without the blank of `22 G1`. */
export const normalizeSizeType = (typed: string) => toLatinCapitals(typed).replace(/[\s-]/g, '');
