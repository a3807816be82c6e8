import { type CellValue, type DataValidation, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { sheetFile } from '../../../../../platform/server/sheet/writeSheet.ts';
import type { FilePayload } from '../../../../../platform/wire/envelope.ts';
import type { Language } from '../../../../../platform/wire/language.ts';
import { DELAY_REASON_NAMES, DELAY_REASONS } from '../../../train/delayReasons.ts';
import { CLASSIFIERS, EVENT_KINDS } from '../../wire.ts';
import { type LedgerContext, ledgerContext } from '../ledger/context.ts';
import { type TrackingTexts, texts } from '../texts.ts';
import { COLUMNS } from './columns.ts';

/** Rows with data validation lists. */
const VALIDATED_ROWS = 500;
const HEADER_STYLE = { font: { bold: true } };
const WIDTHS = {
  kind: 24,
  classifier: 12,
  station: 26,
  time: 22,
  containerNos: 44,
  remark: 36,
  delayReason: 28,
} as const;

/** Fillable .xlsx: empty event sheet, its choices, the train's containers. */
export async function eventTemplateOf(db: Db, trainId: number, language: Language): Promise<FilePayload> {
  const context = await ledgerContext(db, trainId, language);
  const allTexts = texts[language];
  const content = await writeXlsx({
    sheets: [
      eventSheet(allTexts, context),
      choiceSheet(allTexts, context, language),
      containerSheet(allTexts, context),
    ],
  });
  return sheetFile(allTexts.sheet.fileName({ trainNo: context.train.trainNo }), content);
}

function eventSheet({ sheet }: TrackingTexts, { train }: LedgerContext): WriteSheet {
  const choices = (column: string, position: string, count: number): DataValidation => ({
    type: 'list',
    formula1: `'${sheet.lists}'!$${column}$2:$${column}$${count + 1}`,
    range: `${position}2:${position}${VALIDATED_ROWS + 1}`,
    allowBlank: true,
  });
  return {
    name: sheet.events,
    columns: COLUMNS.map((column) => ({
      width: WIDTHS[column],
      ...(column === 'time' ? { numFmt: 'yyyy-mm-dd hh:mm' } : {}),
    })),
    ...withHeader(COLUMNS.map((column) => sheet.columns[column])),
    dataValidations: [
      choices('A', 'A', EVENT_KINDS.length),
      choices('B', 'B', CLASSIFIERS.length),
      choices('C', 'C', train.stops.length),
      choices('D', 'G', DELAY_REASONS.length),
    ],
  };
}

/** Choices of the first three columns and of the delay reason, in the same order. */
function choiceSheet(
  { sheet, kinds, classifiers }: TrackingTexts,
  { train }: LedgerContext,
  language: Language,
): WriteSheet {
  const lists = [
    EVENT_KINDS.map((kind) => kinds[kind]),
    CLASSIFIERS.toReversed().map((one) => classifiers[one]),
    train.stops.map((stop) => stop.stationName),
    DELAY_REASONS.map((reason) => DELAY_REASON_NAMES[language][reason]),
  ];
  const length = Math.max(...lists.map((list) => list.length));
  const rows = Array.from({ length }, (_, row) => lists.map((list) => list[row] ?? null));
  const { kind, classifier, station, delayReason } = sheet.columns;
  return {
    name: sheet.lists,
    columns: [
      { width: WIDTHS.kind },
      { width: WIDTHS.classifier },
      { width: WIDTHS.station },
      { width: WIDTHS.delayReason },
    ],
    ...withHeader([kind, classifier, station, delayReason], rows),
  };
}

function containerSheet({ sheet }: TrackingTexts, { containers }: LedgerContext): WriteSheet {
  const rows = containers.map((one) => [one.containerNo, one.sizeType, one.orderBigNo, one.companyName]);
  return {
    name: sheet.containers,
    columns: [{ width: 16 }, { width: 12 }, { width: 20 }, { width: 36 }],
    ...withHeader([sheet.containerNo, sheet.sizeType, sheet.orderBigNo, sheet.company], rows),
  };
}

/** Bold, frozen header. */
function withHeader(header: readonly string[], rows: readonly (readonly CellValue[])[] = []) {
  const cells = new Map(header.map((_, position) => [`0,${position}`, { style: HEADER_STYLE }] as const));
  return { rows: [[...header], ...rows.map((row) => [...row])], cells, freezePane: { rows: 1 } };
}
