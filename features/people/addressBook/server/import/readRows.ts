import type { SheetRow } from '../../../../../platform/server/sheet/readSheet.ts';
import { LANGUAGES } from '../../../../../platform/wire/language.ts';
import { isCountry } from '../../country.ts';
import {
  PARTY_TYPES,
  type Party,
  type PartyType,
  partyFields,
  RAILWAYS,
  type RailwayCode,
  TEXT_FIELDS,
} from '../../party.ts';
import type { PartyFault } from '../../partyRules.ts';
import { texts } from '../texts.ts';
import { type ColumnIndexes, lettersOf, type SheetColumn } from './columns.ts';

/** Text keys of errors at a cell. */
export interface CellFault {
  column: SheetColumn;
  key: PartyFault | 'types' | 'railway' | 'tooLong' | 'unknownId' | 'twice' | 'full';
  /** the other row, for `twice` */
  otherRow?: number;
}

/** A filled row of a sheet; `given` holds the columns that the sheet has. */
export interface SheetParty {
  rowNumber: number;
  /** null: none given */
  partyId: number | null;
  given: Partial<Party>;
  faults: CellFault[];
}

const EXAMPLES = new Set(LANGUAGES.map((language) => lettersOf(texts[language].sheet.example)));

/** Rows below the header, without the template's example. */
export function readRows(rows: readonly SheetRow[], indexes: ColumnIndexes): SheetParty[] {
  return rows.flatMap((row) => {
    const textOf = (column: SheetColumn) => cellText(row.cells[indexes.get(column) ?? -1]);
    const isFilled = [...indexes.keys()].some((column) => textOf(column) !== '');
    if (!isFilled || EXAMPLES.has(lettersOf(textOf('partyId')))) return [];
    return [readRow(row.rowNumber, indexes, textOf)];
  });
}

function readRow(rowNumber: number, indexes: ColumnIndexes, textOf: (column: SheetColumn) => string): SheetParty {
  const faults: CellFault[] = [];
  const given: Partial<Party> = {};
  for (const field of TEXT_FIELDS.filter((one) => indexes.has(one))) {
    const text = field === 'countryCode' ? countryCodeOf(textOf(field)) : textOf(field);
    const isCode = field !== 'countryCode' || text === '' || isCountry(text);
    if (!isCode) faults.push({ column: field, key: 'country' });
    else if (!partyFields[field].safeParse(text).success) faults.push({ column: field, key: 'tooLong' });
    else given[field] = text;
  }
  if (indexes.has('partyTypes')) {
    const types = partsOf(textOf('partyTypes')).map((word) => TYPE_BY_WORD.get(lettersOf(word)));
    if (types.includes(undefined)) faults.push({ column: 'partyTypes', key: 'types' });
    given.partyTypes = types.flatMap((type) => type ?? []);
  }
  if (indexes.has('railwayCodes')) {
    const codes = partsOf(textOf('railwayCodes')).map(railwayCodeOf);
    const isShort = partyFields.railwayCodes.safeParse(codes.filter((code) => code !== null)).success;
    if (codes.includes(null) || !isShort) faults.push({ column: 'railwayCodes', key: 'railway' });
    given.railwayCodes = codes.flatMap((code) => code ?? []);
  }
  const idText = textOf('partyId');
  const isId = /^\d{1,15}$/.test(idText);
  if (idText !== '' && !isId) faults.push({ column: 'partyId', key: 'unknownId' });
  return { rowNumber, partyId: isId ? Number(idText) : null, given, faults };
}

function cellText(cell: SheetRow['cells'][number] | undefined): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

const partsOf = (text: string) => text.split(/[,;，；、/]/).filter((part) => part.trim() !== '');

const TYPE_BY_WORD = new Map<string, PartyType>(
  PARTY_TYPES.flatMap((type) => [
    [type, type] as const,
    ...LANGUAGES.map((language) => [lettersOf(texts[language].types[type]), type] as const),
  ]),
);

/** By name in any language, then as it is typed. */
function countryCodeOf(text: string): string {
  const code = text.toUpperCase();
  return isCountry(code) ? code : (countryCodes().get(lettersOf(text)) ?? code);
}

let codesByName: ReadonlyMap<string, string> | null = null;

function countryCodes(): ReadonlyMap<string, string> {
  if (codesByName !== null) return codesByName;
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry);
  const names = LANGUAGES.flatMap((language) => {
    const regions = new Intl.DisplayNames(language, { type: 'region' });
    return codes.map((code) => [lettersOf(regions.of(code) ?? code), code] as const);
  });
  codesByName = new Map(names);
  return codesByName;
}

/** Abbreviations as Russian documents write them, in the order of `RAILWAYS`. */
const CYRILLIC = 'ржд ктж бч ути крг тдж трк мтз уз лдз лг пкп кжд'.split(' ');
const RAILWAY_BY_WORD = new Map(
  RAILWAYS.flatMap((railway, index) => [
    [railway.toLowerCase(), railway] as const,
    [CYRILLIC[index] ?? '', railway] as const,
  ]),
);
const PAYER_WORDS = new Set(LANGUAGES.map((language) => lettersOf(texts[language].sheet.payer)));

/** `RZD 1000123456`, or `RZD payer 1002345678`; null for anything else. */
function railwayCodeOf(part: string): RailwayCode | null {
  const [word = '', ...rest] = part.trim().split(/[\s:：]+/);
  const railway = RAILWAY_BY_WORD.get(word.toLowerCase());
  const code = rest.pop();
  if (railway === undefined || code === undefined) return null;
  const middle = lettersOf(rest.join(''));
  if (middle === '') return { railway, codeType: 'client', code };
  return PAYER_WORDS.has(middle) ? { railway, codeType: 'payer', code } : null;
}
