import type { Language } from '../../../../../platform/wire/language.ts';
import { isOtherScript, type KnownParty, type Party, type PartyField, TEXT_FIELDS } from '../../party.ts';
import type { ImportedRow } from '../../wire.ts';
import { texts } from '../texts.ts';
import type { ColumnIndexes, SheetColumn } from './columns.ts';
import type { PlannedRow } from './plan.ts';
import type { CellFault } from './readRows.ts';

const LETTER_A = 65;

/** A planned row in the reader's language, each error with its cell. */
export function toImportedRow(row: PlannedRow, indexes: ColumnIndexes, language: Language): ImportedRow {
  const { fields, warnings } = texts[language];
  const { rowNumber, state, target, isDuplicate, party, changes, faults } = row;
  const cellOf = (column: SheetColumn) => {
    const index = indexes.get(column);
    return index === undefined ? '' : `${String.fromCharCode(LETTER_A + index)}${rowNumber} `;
  };
  const written = TEXT_FIELDS.filter((field) => indexes.has(field) && isOtherScript(field, party[field]));
  return {
    rowNumber,
    state,
    party,
    sameAs: isDuplicate && target ? nameIn(target, language) : '',
    changes: changes.map((field) => ({
      label: fields[field],
      before: target ? shownText(target, field, language) : '',
      after: shownText(party, field, language),
    })),
    errors: faults.map((fault) => {
      const at =
        fault.key === 'twice' || fault.key === 'full' ? '' : `${cellOf(fault.column)}${fields[fault.column]}: `;
      return `${at}${faultText(fault, language)}`;
    }),
    warnings:
      state === 'unchanged'
        ? []
        : written.map(
            (field) => `${cellOf(field)}${fields[field]}: ${warnings[field.endsWith('En') ? 'latin' : 'cyrillic']}`,
          ),
  };
}

function faultText({ key, otherRow = 0 }: CellFault, language: Language): string {
  const { server, sheet } = texts[language];
  if (key === 'twice') return sheet.twice({ rowNumber: otherRow });
  if (key === 'full' || key === 'types' || key === 'railway' || key === 'tooLong' || key === 'unknownId')
    return sheet[key];
  return server.faults[key];
}

/** In the reader's language, else in another. */
export function nameIn({ nameCn, nameEn, nameRu }: Party, language: Language): string {
  const own = { zh: nameCn, en: nameEn, ru: nameRu }[language];
  return own || nameEn || nameCn || nameRu;
}

function shownText(party: Party | KnownParty, field: PartyField, language: Language): string {
  const { types, sheet } = texts[language];
  if (field === 'partyTypes') return party.partyTypes.map((type) => types[type]).join(', ');
  if (field !== 'railwayCodes') return party[field];
  return party.railwayCodes
    .map(({ railway, codeType, code }) => [railway, codeType === 'payer' ? sheet.payer : '', code])
    .map((parts) => parts.filter((part) => part !== '').join(' '))
    .join('; ');
}
