import type { Language } from '../../../../platform/wire/language.ts';
import {
  CARGO_FIELDS,
  type CargoField,
  type CargoValues,
  emptyValues,
  faultOf,
  isSameValue,
  normalizeCargo,
} from '../fields.ts';
import { goodsName } from '../goodsName.ts';
import type { ComparedRow } from '../wire.ts';
import type { StoredLine } from './lines.ts';
import type { texts } from './texts.ts';

export type ComparedColumn = 'lineKey' | 'container' | CargoField;

export interface TypedCell {
  text: string;
  /** a number of the sheet, always with a point */
  isNumber: boolean;
}

/** A filled row of a sheet. */
export interface TypedRow {
  rowNumber: number;
  cells: ReadonlyMap<ComparedColumn, TypedCell>;
  /** of the columns in the sheet */
  letters: ReadonlyMap<ComparedColumn, string>;
}

interface CompareOptions {
  /** that the sheet has and the reader may change */
  columns: readonly ComparedColumn[];
  /** decimal mark of typed texts */
  separator: string;
  containerIdOf: (label: string) => number | undefined;
  labelOf: (orderContainerId: number | null) => string;
  texts: (typeof texts)['zh'];
  language: Language;
}

/**
 * What a sheet makes of the lines: found by their id, new without one, removed when the sheet has ids and this one is
 * not there. Faulty rows change nothing.
 */
export function compareRows(
  lines: readonly StoredLine[],
  rows: readonly TypedRow[],
  options: CompareOptions,
): ComparedRow[] {
  const byKey = new Map(lines.map((line) => [line.lineKey, line]));
  const seen = new Set<string>();
  const compared = rows.map((row) => {
    const key = row.cells.get('lineKey')?.text ?? '';
    const line = byKey.get(key);
    const errors: string[] = [];
    if (key !== '' && line === undefined) errors.push(errorAt(row, 'lineKey', options.texts.server.unknownLine));
    if (line !== undefined && seen.has(key)) errors.push(errorAt(row, 'lineKey', options.texts.server.twice));
    seen.add(key);
    return compareRow(row, line, errors, options);
  });
  const hasKeys = options.columns.includes('lineKey') && compared.some(({ lineKey }) => lineKey !== '');
  const missing = hasKeys ? lines.filter(({ lineKey }) => !seen.has(lineKey)) : [];
  return [...compared, ...missing.map((line) => removedRow(line, options))];
}

const errorAt = ({ rowNumber, letters }: TypedRow, column: ComparedColumn, words: string) =>
  `${letters.get(column) ?? ''}${rowNumber}: ${words}`;

function compareRow(
  row: TypedRow,
  line: StoredLine | undefined,
  errors: string[],
  options: CompareOptions,
): ComparedRow {
  const { columns, separator, texts } = options;
  const before = line?.values ?? emptyValues();
  const fields: Partial<Record<CargoField, string>> = {};
  const changes: ComparedRow['changes'] = [];
  for (const field of CARGO_FIELDS.filter((one) => columns.includes(one))) {
    const cell = row.cells.get(field);
    const value = normalizeCargo(field, cell?.text ?? '', cell?.isNumber ? '.' : separator);
    if (isSameValue(field, value, before[field])) continue;
    const fault = faultOf(field, value);
    if (fault) errors.push(errorAt(row, field, `${texts.server.wrong[fault]} (${value.slice(0, 40)})`));
    fields[field] = value;
    changes.push({ field, before: before[field], after: value });
  }
  const container = containerChange(row, line, errors, options);
  if (container) changes.push(container.change);
  return {
    rowNumber: row.rowNumber,
    state: stateOf(errors, line, changes),
    lineKey: line?.lineKey ?? '',
    name: nameOf({ ...before, ...fields }, options),
    ...(container && { orderContainerId: container.id }),
    fields,
    changes,
    errors,
  };
}

function stateOf(
  errors: readonly string[],
  line: StoredLine | undefined,
  changes: ComparedRow['changes'],
): ComparedRow['state'] {
  if (errors.length > 0) return 'wrong';
  if (line === undefined) return 'new';
  return changes.length > 0 ? 'changed' : 'unchanged';
}

function containerChange(
  row: TypedRow,
  line: StoredLine | undefined,
  errors: string[],
  { columns, containerIdOf, labelOf, texts }: CompareOptions,
) {
  if (!columns.includes('container')) return null;
  const label = row.cells.get('container')?.text ?? '';
  const id = label === '' ? null : containerIdOf(label);
  if (id === undefined) {
    errors.push(errorAt(row, 'container', texts.server.containerAbsent));
    return null;
  }
  const before = line?.orderContainerId ?? null;
  if (id === before) return null;
  return { id, change: { field: 'container' as const, before: labelOf(before), after: labelOf(id) } };
}

const nameOf = (values: CargoValues, { language }: CompareOptions) => goodsName(values, language) || values.hscode;

function removedRow({ lineKey, values }: StoredLine, options: CompareOptions): ComparedRow {
  return {
    rowNumber: 0,
    state: 'removed',
    lineKey,
    name: nameOf(values, options),
    fields: {},
    changes: [],
    errors: [],
  };
}
