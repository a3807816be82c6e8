import type { SheetRow } from '../../../platform/server/sheet/readSheet.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { coversSizeType } from '../../../platform/wire/rules/sizeType/sizeType.ts';
import { sizeTypeWritten } from '../../../platform/wire/rules/sizeType/tradeNames.ts';
import { SIZE_TYPES } from '../../train/sizeTypes.ts';
import { containerNumberFault, tidyContainerNumber } from '../containerNumber.ts';
import { grossMassFault } from '../containerWeight.ts';
import type { OrderContainer, ParsedContainer } from '../order.ts';
import { findTable, type SheetField } from './containerHeader.ts';
import { refuse, texts } from './readingTexts.ts';
import { texts as moveTexts } from './texts.ts';

const MOST_KG = { tareKg: 20_000, vgmKg: 60_000 } as const;
const LONGEST_SEAL = 20;
/** Characters of a typed text echoed in errors. */
const SHOWN = 50;

type Cell = SheetRow['cells'][number];

interface Line extends ParsedContainer {
  idText: string;
  sizeType: string;
}

/**
 * Matches the filled rows of a sheet to containers of the order: by No., else by the next free container of
 * the size-type. Throws on a sheet without the number column or without filled rows.
 */
export function matchRows(
  rows: readonly SheetRow[],
  containers: readonly OrderContainer[],
  language: Language,
): ParsedContainer[] {
  const table = findTable(rows);
  if (table === null)
    throw refuse((t) => t.containerSheet.noHeader({ column: t.containerSheet.containerNo }));
  const lines = table.rows.flatMap((row) => lineOf(row, table.places, language) ?? []);
  if (lines.length === 0) throw refuse((t) => t.containerSheet.empty);
  assignById(lines, containers, language);
  assignBySizeType(lines, containers, language);
  checkNumbers(lines, language);
  checkWeights(lines, containers, language);
  return lines.map(({ idText: _, sizeType: __, ...parsed }) => parsed);
}

function lineOf(row: SheetRow, places: Partial<Record<SheetField, number>>, language: Language): Line | null {
  const cell = (field: SheetField): Cell => row.cells[places[field] ?? -1] ?? null;
  const entered = [cell('containerNo'), cell('sealNo'), cell('tareKg'), cell('vgmKg')];
  if (entered.every((one) => textOf(one) === '')) return null;
  const errors: string[] = [];
  const sealNo = textOf(cell('sealNo'));
  const { sealTooLong } = texts[language].containerSheet;
  if (sealNo.length > LONGEST_SEAL) errors.push(sealTooLong({ max: LONGEST_SEAL }));
  return {
    rowNumber: row.rowNumber,
    orderContainerId: null,
    containerNo: tidyContainerNumber(textOf(cell('containerNo'))).slice(0, SHOWN),
    sealNo: sealNo.slice(0, SHOWN),
    tareKg: kilograms('tareKg', cell('tareKg'), errors, language),
    vgmKg: kilograms('vgmKg', cell('vgmKg'), errors, language),
    errors,
    idText: textOf(cell('orderContainerId')),
    sizeType: sizeTypeWritten(textOf(cell('sizeType'))),
  };
}

function textOf(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null ? '' : String(cell).trim();
}

/** Whole kg; thousands may be grouped: `2 250`, `2,250`. Otherwise adds an error and returns null. */
function kilograms(
  field: 'tareKg' | 'vgmKg',
  cell: Cell,
  errors: string[],
  language: Language,
): number | null {
  const typed = textOf(cell);
  if (typed === '') return null;
  const { notWhole, outOfRange, [field]: column } = texts[language].containerSheet;
  const isWhole = /^-?(\d+|\d{1,3}([\s,]\d{3})+)$/.test(typed);
  if (!isWhole || typeof cell === 'boolean') {
    errors.push(notWhole({ column }));
    return null;
  }
  const weight = Number(typed.replace(/[\s,]/g, ''));
  if (weight > 0 && weight <= MOST_KG[field]) return weight;
  errors.push(outOfRange({ column, max: MOST_KG[field] }));
  return null;
}

function assignById(lines: readonly Line[], containers: readonly OrderContainer[], language: Language): void {
  const byId = new Map(containers.map((container) => [String(container.orderContainerId), container]));
  const rowOf = new Map<string, number>();
  const { unknownRow, rowTwice, otherSizeType } = texts[language].containerSheet;
  for (const line of lines.filter(({ idText }) => idText !== '')) {
    const container = byId.get(line.idText);
    const earlier = rowOf.get(line.idText);
    if (container === undefined) line.errors.push(unknownRow);
    else if (earlier !== undefined) line.errors.push(rowTwice({ rowNumber: earlier }));
    else {
      rowOf.set(line.idText, line.rowNumber);
      line.orderContainerId = container.orderContainerId;
      const { sizeType } = container;
      const isOther = line.sizeType !== '' && !coversSizeType(line.sizeType, sizeType);
      if (isOther) line.errors.push(otherSizeType({ sizeType }));
    }
  }
}

function assignBySizeType(
  lines: readonly Line[],
  containers: readonly OrderContainer[],
  language: Language,
): void {
  const taken = new Set(lines.map((line) => line.orderContainerId));
  const { noneLeft, tooManyRows } = texts[language].containerSheet;
  for (const line of lines.filter(({ idText }) => idText === '')) {
    const sizeType = line.sizeType.slice(0, SHOWN);
    const next = containers.find(
      (container) =>
        !taken.has(container.orderContainerId) &&
        (sizeType === '' || coversSizeType(sizeType, container.sizeType)),
    );
    if (next === undefined) line.errors.push(sizeType === '' ? tooManyRows : noneLeft({ sizeType }));
    else {
      taken.add(next.orderContainerId);
      line.orderContainerId = next.orderContainerId;
    }
  }
}

/** ISO 6346, and unique within the sheet: both rows of a duplicate get the error. */
function checkNumbers(lines: readonly Line[], language: Language): void {
  const words = texts[language].containerSheet;
  const sameNumber = Map.groupBy(lines, (line) => line.containerNo);
  for (const line of lines.filter(({ containerNo }) => containerNo !== '')) {
    const fault = containerNumberFault(line.containerNo);
    if (fault !== null) line.errors.push(words[fault]);
    const other = sameNumber.get(line.containerNo)?.find((one) => one !== line);
    if (other) line.errors.push(words.twiceInSheet({ rowNumber: other.rowNumber }));
  }
}

function checkWeights(
  lines: readonly Line[],
  containers: readonly OrderContainer[],
  language: Language,
): void {
  for (const line of lines) {
    const container = containers.find(({ orderContainerId }) => orderContainerId === line.orderContainerId);
    const fault = container && grossMassFault(line, container.sizeType);
    if (!container || !fault) continue;
    const { maxGrossKg } = SIZE_TYPES[container.sizeType];
    const { vgmTooHeavy, vgmBelowTare } = moveTexts[language];
    line.errors.push(fault === 'tooHeavy' ? vgmTooHeavy({ maxGrossKg }) : vgmBelowTare);
  }
}
