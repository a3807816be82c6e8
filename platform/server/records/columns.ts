import { is, SQL, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { hiddenPartOf } from '../../wire/money.ts';
import { formatDateTime } from '../../wire/time.ts';
import { type CellSource, type ExportColumn, sheetColumn } from '../export/sheetExport.ts';

type NotNull = PgColumn & { _: { notNull: true } };
type Source<Value> = SQL<Value> | (PgColumn & { _: { data: Value; notNull: null extends Value ? boolean : true } });

/** A field of the sheet too. `value`: what the list reads, where the sheet shows it differently. */
type SheetField<Value> = ExportColumn & ({ of: Source<Value>; value?: undefined } | { value: Source<Value> });
type Field<Value> = Source<Value> | SheetField<Value>;
type Parts<Value> = Value extends object ? { readonly [Part in keyof Value]: Field<Value[Part]> } : never;

/** Source of each field of a row, or of each of its parts (a name by language). Sheet fields stand in their order. */
export type RecordColumns<Row> = { readonly [Name in keyof Row]: Field<Row[Name]> | Parts<Row[Name]> };

type AnyField = CellSource | (ExportColumn & { value?: CellSource });
type Sources = Record<string, CellSource>;
export type Selection = Record<string, CellSource | Sources>;

const isField = (value: unknown): value is AnyField =>
  is(value, PgColumn) || is(value, SQL) || (value instanceof Object && 'header' in value);
const entriesOf = (fields: unknown) => Object.entries<unknown>(fields instanceof Object ? { ...fields } : {});

/** Sources by name of the field; fields with parts are left out. */
export function sourcesOf(fields: unknown): Sources {
  return Object.fromEntries(
    entriesOf(fields).flatMap(([name, field]) => {
      if (!isField(field)) return [];
      return [[name, 'header' in field ? (field.value ?? field.of) : field] as const];
    }),
  );
}

export function listSelection(columns: object): Selection {
  const withParts = entriesOf(columns).filter(([, field]) => !isField(field));
  const parts = withParts.map(([name, field]) => [name, sourcesOf(field)]);
  return { ...sourcesOf(columns), ...Object.fromEntries(parts) };
}

/** Columns of the sheet; with the schema of the list's page those that users with `hidesMoney` get. */
export function sheetColumns(columns: unknown, page?: z.core.$ZodType, path = ['rows']): ExportColumn[] {
  return entriesOf(columns).flatMap(([name, field]) => {
    const own = [...path, name];
    if (!isField(field)) return sheetColumns(field, page, own);
    if (!('header' in field)) return [];
    return page === undefined ? [field] : withoutMoneyIn(field, hiddenPartOf(page, own));
  });
}

function withoutMoneyIn(column: ExportColumn, hidden: ReturnType<typeof hiddenPartOf>): ExportColumn[] {
  if (hidden === 'all' || column.kind === 'money') return [];
  return [hidden === 'amounts' ? { ...column, hidesAmounts: true } : column];
}

/** A point in time as the wire writes it. */
export function wallClock<Of extends CellSource>(of: Of) {
  const text = sql<Of extends NotNull ? string : string | null>`${of}`;
  text.mapWith((raw: string) => formatDateTime(new Date(raw)));
  return text;
}

export const sheetField = {
  ...sheetColumn,
  time: <Of extends CellSource>(header: string, width: number, of: Of) => ({
    ...sheetColumn.time(header, width, of),
    value: wallClock(of),
  }),
};
