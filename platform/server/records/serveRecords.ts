import { and, type SQL, type SQLWrapper, type Subquery, sql } from 'drizzle-orm';
import type { PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { Call } from '../../wire/call.ts';
import { CODE, type Page } from '../../wire/envelope.ts';
import { type TextsByLanguage, textIn } from '../../wire/language.ts';
import { orderByRequested } from '../database/orderByRequested.ts';
import { readPage } from '../database/readPage.ts';
import { type ExportContext, type SheetExport, selectionOf, sheetExport } from '../export/sheetExport.ts';
import { type Binding, bind, type Guarded } from '../http/bind.ts';
import type { Platform } from '../platform.ts';
import { userError } from '../texts/texts.ts';
import type { UserError } from '../texts/userError.ts';
import { listSelection, type RecordColumns, type Selection, sheetColumns, sourcesOf } from './columns.ts';

interface ListInput<Row> {
  pageNum: number;
  pageSize: number;
  orderByColumn?: (keyof Row & string) | undefined;
  isAsc?: 'ascending' | 'descending' | undefined;
}

/** The reads of `records` in platform/wire. */
interface ReadCalls<Sent, Filter, Row> {
  list: Call<Sent, Filter, Page<Row>, Guarded>;
  read?: Call<{ id: number }, { id: number }, Row, Guarded>;
  idName: keyof Row & string;
  exportName?: string | undefined;
}

/** `token`: of the reader's session; null in an export. */
export type RecordContext = ExportContext & { token: string | null };

interface Join {
  table: PgTable | Subquery;
  on: SQL;
}

interface Served<Filter, Row, Texts> {
  from: PgTable;
  join?: readonly Join[];
  /** tables that conditions and order of a filter read beside those */
  joinFor?: (filter: Filter) => readonly Join[];
  texts: TextsByLanguage<Texts>;
  sheetTitle: (texts: Texts) => string;
  columns: (texts: Texts, ctx: RecordContext) => RecordColumns<Row>;
  /** rows that exist for the reader, such as those of the own company */
  scope?: (ctx: RecordContext) => SQL | undefined;
  where: (filter: Filter, ctx: RecordContext) => readonly (SQL | undefined)[];
  /** default order, unique at its end */
  order: readonly SQL[] | ((filter: Filter) => readonly SQL[]);
  /** of rows that are equal in a requested order; the id unless given */
  tieBreaker?: SQLWrapper;
  absent?: () => UserError;
}

type Select<Row> = (ctx: RecordContext, where: SQL | undefined, order?: readonly SQL[]) => Promise<Row[]>;

/** List with count (up to `COUNT_LIMIT`), single read and export of a record, from one table of columns. */
export function serveRecords<Sent, Filter extends ListInput<Row>, Row extends object, Texts>(
  records: ReadCalls<Sent, Filter, Row>,
  served: Served<Filter, Row, Texts>,
): {
  reads: (platform: Platform) => Binding[];
  exports: readonly SheetExport[];
  /** rows of another call, such as all versions of one; without the scope */
  unsafeSelect: Select<Row>;
} {
  const { list, read, idName, exportName } = records;
  const columnsFor = (ctx: RecordContext) => served.columns(served.texts[ctx.language], ctx);
  const joinsOf = (filter: Filter) => [...(served.join ?? []), ...(served.joinFor?.(filter) ?? [])];
  const select = ({ db }: RecordContext, selection: Selection, joins = served.join ?? []) => {
    const query: PgSelect = db.select(selection).from(served.from).$dynamic();
    for (const { table, on } of joins) query.innerJoin(table, on);
    return query;
  };
  const matching = (filter: Filter, ctx: RecordContext) => and(served.scope?.(ctx), ...served.where(filter, ctx));
  const ordered = (columns: object, filter: Filter) => {
    const sources = sourcesOf(columns);
    const tieBreaker = served.tieBreaker ?? sources[idName];
    if (tieBreaker === undefined) throw new Error(`${idName} has no source to order by`);
    const byDefault = typeof served.order === 'function' ? served.order(filter) : served.order;
    return orderByRequested<string>(sources, filter, { byDefault, tieBreaker });
  };

  async function pageOf(filter: Filter, ctx: RecordContext): Promise<Page<Row>> {
    const columns = columnsFor(ctx);
    const { [idName]: id = sql`null` } = sourcesOf(columns);
    const join = joinsOf(filter);
    const where = matching(filter, ctx);
    const list = { id, from: served.from, join, where, order: ordered(columns, filter) };
    const { rows, total } = await readPage(ctx.db, filter, list, select(ctx, listSelection(columns), join));
    // as in `unsafeSelect`
    return { rows: rows as Row[], total };
  }

  const unsafeSelect: Select<Row> = async (ctx, where, order = []) => {
    const rows = await select(ctx, listSelection(columnsFor(ctx)))
      .where(where)
      .orderBy(...order);
    // `RecordColumns` has compared the types; Drizzle loses them in a selection by name
    return rows as Row[];
  };

  async function readOne(id: number, ctx: RecordContext): Promise<Row> {
    const isIt = sql`${sourcesOf(columnsFor(ctx))[idName]} = ${id}`;
    const [found] = await unsafeSelect(ctx, and(served.scope?.(ctx), isIt));
    if (found === undefined) throw served.absent?.() ?? userError((t) => t.absent, CODE.absent);
    return found;
  }

  const plan = (filter: Filter, exporting: ExportContext) => {
    const ctx = { ...exporting, token: null };
    const columns = columnsFor(ctx);
    const cells = sheetColumns(columns, ctx.user.hidesMoney ? list.response.schema : undefined);
    const query = select(ctx, selectionOf(cells), joinsOf(filter)).where(matching(filter, ctx));
    return { columns: cells, query: query.orderBy(...ordered(columns, filter)) };
  };
  const title = textIn(served.texts, served.sheetTitle);
  return {
    reads({ config }) {
      const page = bind(list, (filter, ctx) => pageOf(filter, { ...ctx, config }));
      return read ? [page, bind(read, ({ id }, ctx) => readOne(id, { ...ctx, config }))] : [page];
    },
    unsafeSelect,
    exports: exportName === undefined ? [] : [sheetExport(list, { name: exportName, title, plan })],
  };
}
