import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Access } from '../../wire/access.ts';
import type { Call } from '../../wire/call.ts';
import type { CurrentUser } from '../../wire/currentUser.ts';
import type { Page } from '../../wire/envelope.ts';
import type { Language, Trilingual } from '../../wire/language.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/connect.ts';
import { inputError } from '../http/inputErrors.ts';
import type { CellKind, SheetHeader } from '../sheet/cellKind.ts';

export type CellSource = PgColumn | SQL | SQL.Aliased;

export interface ExportColumn extends SheetHeader {
  of: CellSource;
  /** label by database value; unmapped values are written as they are */
  words?: Readonly<Record<string, string>>;
  /** words of people, for who sees no money */
  hidesAmounts?: boolean;
}

interface SheetQuery {
  toSQL(): { sql: string; params: unknown[] };
}

export interface SheetPlan {
  columns: readonly ExportColumn[];
  query: SheetQuery;
}

export interface ExportContext {
  db: Db;
  user: CurrentUser;
  language: Language;
  config: Config;
}

/** Exportable list; access and filters are those of its list call. */
export interface SheetExport {
  /** unique over all features, such as `booking.order` */
  readonly name: string;
  readonly title: Trilingual;
  readonly access: Access;
  plan(input: Readonly<Record<string, unknown>>, ctx: ExportContext): SheetPlan;
}

/** Declares the export of a list call; paging is ignored. */
export function sheetExport<Sent, Read, Row, Reach extends Access>(
  call: Call<Sent, Read, Page<Row>, Reach>,
  declared: {
    name: string;
    title: Trilingual;
    plan: (input: Read, ctx: ExportContext) => SheetPlan;
  },
): SheetExport {
  return {
    name: declared.name,
    title: declared.title,
    access: call.access,
    plan(input, ctx) {
      const { pageNum: _page, pageSize: _size, ...filters } = input;
      const read = z.safeParse(call.input, filters);
      if (!read.success) throw inputError(read.error, filters);
      return declared.plan(read.data, ctx);
    },
  };
}

/** Selection for a sheet's columns, in order. */
export function selectionOf(columns: readonly ExportColumn[]): Record<string, CellSource> {
  return Object.fromEntries(columns.map(({ of }, index) => [`c${index}`, of]));
}

type More = Pick<ExportColumn, 'words' | 'hidesAmounts'>;

const columnOf =
  (kind: CellKind) =>
  <From extends CellSource>(header: string, width: number, of: From, more: More = {}) => ({
    header,
    width,
    kind,
    of,
    ...more,
  });

/** Column constructors by cell type: header, width in characters, source. */
export const sheetColumn = {
  text: columnOf('text'),
  whole: columnOf('whole'),
  /** two decimals; the currency needs its own column */
  money: columnOf('money'),
  decimal: columnOf('decimal'),
  /** from a `date` or a timestamp */
  date: columnOf('date'),
  /** timestamp, on the platform's clock */
  time: columnOf('time'),
  label: <From extends CellSource>(
    header: string,
    width: number,
    of: From,
    words: Readonly<Record<string, string>>,
  ) => ({
    header,
    width,
    kind: 'text' as const,
    of,
    words,
  }),
};
