import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Access } from '../../wire/access.ts';
import type { Call } from '../../wire/call.ts';
import type { Page } from '../../wire/envelope.ts';
import type { Language, Trilingual } from '../../wire/language.ts';
import type { Who } from '../../wire/who.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/connect.ts';
import { refusalOfInput } from '../http/inputErrors.ts';
import type { CellKind, SheetHeader } from '../sheet/cellKind.ts';

/** What the database gives for one cell: a column, or an expression that may need a name. */
export type CellSource = PgColumn | SQL | SQL.Aliased;

/** A column of an exported list: how the sheet shows it and what the database gives for it. */
export interface ExportColumn extends SheetHeader {
  of: CellSource;
  /** what is written for a value, such as the word for a status; others are written as they are */
  words?: Readonly<Record<string, string>>;
}

/** A query over the columns of a sheet, as Drizzle builds it. */
export interface SheetQuery {
  toSQL(): { sql: string; params: unknown[] };
}

/** Everything that a sheet is made of. */
export interface SheetPlan {
  columns: readonly ExportColumn[];
  query: SheetQuery;
}

/** Who exports, and what of the portal they reach. */
export interface Exporting {
  db: Db;
  who: Who;
  language: Language;
  config: Config;
}

/** A list that can be exported: by whom its call says, with the filters that its call takes. */
export interface SheetExport {
  /** unique over all features, such as `booking.order` */
  readonly name: string;
  readonly title: Trilingual;
  readonly access: Access;
  /** Reads the filters and says what the sheet is made of; throws a Refusal when they are wrong. */
  plan(input: Readonly<Record<string, unknown>>, exporting: Exporting): SheetPlan;
}

/** Declares that what a list call answers can be exported. The page that is asked for is of no matter. */
export function sheetExport<Sent, Read, Row, Reach extends Access>(
  call: Call<Sent, Read, Page<Row>, Reach>,
  declared: {
    name: string;
    title: Trilingual;
    plan: (input: Read, exporting: Exporting) => SheetPlan;
  },
): SheetExport {
  return {
    name: declared.name,
    title: declared.title,
    access: call.access,
    plan(input, exporting) {
      const { pageNum: _page, pageSize: _size, ...filters } = input;
      const read = z.safeParse(call.input, filters);
      if (!read.success) throw refusalOfInput(read.error, filters);
      return declared.plan(read.data, exporting);
    },
  };
}

/** What a query must select for the columns of a sheet, in their order. */
export function selectionOf(columns: readonly ExportColumn[]): Record<string, CellSource> {
  return Object.fromEntries(columns.map(({ of }, index) => [`c${index}`, of]));
}

type More = Pick<ExportColumn, 'words'>;

const columnOf =
  (kind: CellKind) =>
  (header: string, width: number, of: CellSource, more: More = {}): ExportColumn => ({
    header,
    width,
    kind,
    of,
    ...more,
  });

/** Columns by what stands in them: header, width in characters, source. */
export const sheetColumn = {
  text: columnOf('text'),
  whole: columnOf('whole'),
  /** to two decimals; its currency stands in a column beside it */
  money: columnOf('money'),
  decimal: columnOf('decimal'),
  /** a day, from a `date` or a point in time */
  date: columnOf('date'),
  /** a point in time, on the platform's clock */
  time: columnOf('time'),
  /** the word for each value, in the language of the sheet */
  word: (
    header: string,
    width: number,
    of: CellSource,
    words: Readonly<Record<string, string>>,
  ): ExportColumn => ({
    header,
    width,
    kind: 'text',
    of,
    words,
  }),
};
