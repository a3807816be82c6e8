import { containerNumberError, normalizeContainerNumber } from '../../../../libs/containerCodes/containerNumber.ts';
import { coversSizeType } from '../../../../libs/containerCodes/sizeType.ts';
import { parseSizeType } from '../../../../libs/containerCodes/tradeNames.ts';
import type { SheetRow } from '../../../../platform/server/sheet/readSheet.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { SIZE_TYPES } from '../../train/sizeTypes.ts';
import { grossMassError } from '../containerWeight.ts';
import { MAX_KG, MAX_SEAL_LENGTH, type OrderContainer, type ParsedContainer } from '../order.ts';
import { texts, userError } from './readTexts.ts';
import { findTable, type SheetField } from './sheetHeader.ts';
import { texts as moveTexts } from './writeTexts.ts';

/** Characters of a typed text echoed in errors. */
const MAX_ECHO_LENGTH = 50;

type Cell = SheetRow['cells'][number];

interface MatchedRow extends ParsedContainer {
  idText: string;
  sizeType: string;
}

/**
 * Matches the filled rows of a sheet to containers of the order: by No., else by the next free container of
 * the size-type. Throws on a sheet without the number column or without filled rows.
 */
export function matchSheetRows(
  rows: readonly SheetRow[],
  containers: readonly OrderContainer[],
  language: Language,
): ParsedContainer[] {
  const table = findTable(rows);
  if (table === null) throw userError((t) => t.containerSheet.noHeader({ column: t.containerSheet.containerNo }));
  const lines = table.rows.flatMap((row) => parseRow(row, table.columns, language) ?? []);
  if (lines.length === 0) throw userError((t) => t.containerSheet.empty);
  assignById(lines, containers, language);
  assignBySizeType(lines, containers, language);
  checkNumbers(lines, language);
  checkWeights(lines, containers, language);
  return lines.map(({ idText: _, sizeType: __, ...parsed }) => parsed);
}

function parseRow(row: SheetRow, columns: Partial<Record<SheetField, number>>, language: Language): MatchedRow | null {
  const cell = (field: SheetField): Cell => row.cells[columns[field] ?? -1] ?? null;
  const entered = [cell('containerNo'), cell('sealNo'), cell('tareKg'), cell('vgmKg')];
  if (entered.every((one) => textOf(one) === '')) return null;
  const errors: string[] = [];
  const sealNo = textOf(cell('sealNo'));
  const { sealTooLong } = texts[language].containerSheet;
  if (sealNo.length > MAX_SEAL_LENGTH) errors.push(sealTooLong({ max: MAX_SEAL_LENGTH }));
  return {
    rowNumber: row.rowNumber,
    orderContainerId: null,
    containerNo: normalizeContainerNumber(textOf(cell('containerNo'))).slice(0, MAX_ECHO_LENGTH),
    sealNo: sealNo.slice(0, MAX_ECHO_LENGTH),
    tareKg: parseWeight('tareKg', cell('tareKg'), errors, language),
    vgmKg: parseWeight('vgmKg', cell('vgmKg'), errors, language),
    errors,
    idText: textOf(cell('orderContainerId')),
    sizeType: parseSizeType(textOf(cell('sizeType'))),
  };
}

function textOf(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null ? '' : String(cell).trim();
}

/** Whole kg; thousands may be grouped: `2 250`, `2,250`. Otherwise adds an error and returns null. */
function parseWeight(field: 'tareKg' | 'vgmKg', cell: Cell, errors: string[], language: Language): number | null {
  const typed = textOf(cell);
  if (typed === '') return null;
  const { notWhole, outOfRange, [field]: column } = texts[language].containerSheet;
  const isWhole = /^-?(\d+|\d{1,3}([\s,]\d{3})+)$/.test(typed);
  if (!isWhole || typeof cell === 'boolean') {
    errors.push(notWhole({ column }));
    return null;
  }
  const weight = Number(typed.replace(/[\s,]/g, ''));
  if (weight > 0 && weight <= MAX_KG[field]) return weight;
  errors.push(outOfRange({ column, max: MAX_KG[field] }));
  return null;
}

function assignById(lines: readonly MatchedRow[], containers: readonly OrderContainer[], language: Language): void {
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
  lines: readonly MatchedRow[],
  containers: readonly OrderContainer[],
  language: Language,
): void {
  const taken = new Set(lines.map((line) => line.orderContainerId));
  const { noneLeft, tooManyRows } = texts[language].containerSheet;
  for (const line of lines.filter(({ idText }) => idText === '')) {
    const sizeType = line.sizeType.slice(0, MAX_ECHO_LENGTH);
    const next = containers.find(
      (container) =>
        !taken.has(container.orderContainerId) && (sizeType === '' || coversSizeType(sizeType, container.sizeType)),
    );
    if (next === undefined) line.errors.push(sizeType === '' ? tooManyRows : noneLeft({ sizeType }));
    else {
      taken.add(next.orderContainerId);
      line.orderContainerId = next.orderContainerId;
    }
  }
}

/** ISO 6346, and unique within the sheet: both rows of a duplicate get the error. */
function checkNumbers(lines: readonly MatchedRow[], language: Language): void {
  const sheetTexts = texts[language].containerSheet;
  const sameNumber = Map.groupBy(lines, (line) => line.containerNo);
  for (const line of lines.filter(({ containerNo }) => containerNo !== '')) {
    const error = containerNumberError(line.containerNo);
    if (error !== null) line.errors.push(sheetTexts[error]);
    const other = sameNumber.get(line.containerNo)?.find((one) => one !== line);
    if (other) line.errors.push(sheetTexts.twiceInSheet({ rowNumber: other.rowNumber }));
  }
}

function checkWeights(lines: readonly MatchedRow[], containers: readonly OrderContainer[], language: Language): void {
  for (const line of lines) {
    const container = containers.find(({ orderContainerId }) => orderContainerId === line.orderContainerId);
    const error = container && grossMassError(line, container.sizeType);
    if (!container || !error) continue;
    const { maxGrossKg } = SIZE_TYPES[container.sizeType];
    const { vgmTooHeavy, vgmBelowTare } = moveTexts[language];
    line.errors.push(error === 'tooHeavy' ? vgmTooHeavy({ maxGrossKg }) : vgmBelowTare);
  }
}
