import type { CellValue } from 'hucre/xlsx';
import { containerNumberError, normalizeContainerNumber } from '../../../../../libs/containerCodes/containerNumber.ts';
import { LANGUAGES } from '../../../../../platform/wire/language.ts';
import { DELAY_REASON_NAMES, DELAY_REASONS, type DelayReason } from '../../../train/delayReasons.ts';
import { CLASSIFIERS, type Classifier, EVENT_KINDS, type EventEntry, type EventKind } from '../../wire.ts';
import { type TextSelector, texts } from '../texts.ts';
import { type Column, normalizeCell } from './columns.ts';
import { sheetTime } from './sheetTime.ts';

const MAX_NUMBERS = 200;
const MAX_REMARK = 200;

interface ReadRow {
  event: EventEntry | null;
  faults: TextSelector[];
}

/** Station ids by `normalizeCell` name, in all languages. */
export type StationsByName = ReadonlyMap<string, number>;

type Cells = (column: Column) => CellValue;
type Parsed<Value> = { value: Value; fault?: never } | { value?: never; fault: TextSelector };

const textOf = (cell: CellValue) => (cell === null || cell instanceof Date ? '' : String(cell).trim());

/** Wire values by their names in all languages, and by themselves. */
function valuesByName<Value extends string>(
  values: readonly Value[],
  nameOf: (language: (typeof LANGUAGES)[number], value: Value) => string,
): ReadonlyMap<string, Value> {
  return new Map(
    values.flatMap((value) =>
      [value, ...LANGUAGES.map((language) => nameOf(language, value))].map(
        (name) => [normalizeCell(name), value] as const,
      ),
    ),
  );
}

const kindsByName = valuesByName(EVENT_KINDS, (language, kind) => texts[language].kinds[kind]);
const classifiersByName = valuesByName(CLASSIFIERS, (language, one) => texts[language].classifiers[one]);

const reasonsByName = valuesByName(DELAY_REASONS, (language, one) => DELAY_REASON_NAMES[language][one]);

/** Parses one row; validation against the train follows in `faultsOf`. */
export function readRow(cells: Cells, stations: StationsByName): ReadRow {
  const kind = readKind(textOf(cells('kind')));
  const classifier = readClassifier(textOf(cells('classifier')));
  const stationId = readStation(textOf(cells('station')), stations);
  const time = readTime(cells('time'));
  const containerNos = readNumbers(textOf(cells('containerNos')));
  const remark = readRemark(textOf(cells('remark')));
  const reason = readReason(textOf(cells('delayReason')));
  const parts = [kind, classifier, stationId, time, containerNos, remark, reason];
  const faults = parts.flatMap((part) => part.fault ?? []);
  if (kind.fault || classifier.fault || stationId.fault || time.fault || containerNos.fault) {
    return { event: null, faults };
  }
  if (remark.fault || reason.fault) {
    return { event: null, faults };
  }
  const event: EventEntry = {
    kind: kind.value,
    classifier: classifier.value,
    stationId: stationId.value,
    time: time.value,
    containerNos: containerNos.value,
    remark: remark.value,
    delayReason: reason.value,
  };
  return { event, faults };
}

function readKind(text: string): Parsed<EventKind> {
  if (text === '') return { fault: (t) => t.sheet.kindMissing };
  const value = kindsByName.get(normalizeCell(text));
  return value === undefined ? { fault: (t) => t.sheet.kindUnknown({ text }) } : { value };
}

/** Empty: actual. */
function readClassifier(text: string): Parsed<Classifier> {
  const value = text === '' ? 'actual' : classifiersByName.get(normalizeCell(text));
  return value === undefined ? { fault: (t) => t.sheet.classifierUnknown({ text }) } : { value };
}

function readStation(text: string, stations: StationsByName): Parsed<number> {
  if (text === '') return { fault: (t) => t.sheet.stationMissing };
  const value = stations.get(normalizeCell(text));
  return value === undefined ? { fault: (t) => t.sheet.stationUnknown({ text }) } : { value };
}

function readTime(cell: CellValue): Parsed<string> {
  if (cell === null || (textOf(cell) === '' && !(cell instanceof Date))) {
    return { fault: (t) => t.sheet.timeMissing };
  }
  const value = sheetTime(cell);
  return value === null ? { fault: (t) => t.sheet.timeUnknown({ text: textOf(cell) }) } : { value };
}

function readNumbers(text: string): Parsed<string[]> {
  const value = text
    .split(/[,;，；、\n]+/)
    .map(normalizeContainerNumber)
    .filter(Boolean);
  const wrong = value.find((number) => containerNumberError(number) !== null);
  if (wrong !== undefined) return { fault: (t) => t.sheet.numberWrong({ text: wrong }) };
  if (value.length > MAX_NUMBERS) return { fault: (t) => t.sheet.tooManyNumbers({ max: MAX_NUMBERS }) };
  return { value };
}

function readReason(text: string): Parsed<DelayReason | undefined> {
  const value = reasonsByName.get(normalizeCell(text));
  if (text === '' || value !== undefined) return { value };
  return { fault: (t) => t.sheet.reasonUnknown({ text }) };
}

function readRemark(text: string): Parsed<string> {
  return text.length > MAX_REMARK ? { fault: (t) => t.sheet.remarkLong({ max: MAX_REMARK }) } : { value: text };
}
