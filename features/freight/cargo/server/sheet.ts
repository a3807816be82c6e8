import { readFile } from 'node:fs/promises';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { readSheet, type SheetRow } from '../../../../platform/server/sheet/readSheet.ts';
import { type SheetColumn, sheetFile, writeSheet } from '../../../../platform/server/sheet/writeSheet.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import type { FilePayload } from '../../../../platform/wire/envelope.ts';
import { LANGUAGES, type Language } from '../../../../platform/wire/language.ts';
import { CARGO_FIELDS, type CargoField, isMoneyField, isNumberField } from '../fields.ts';
import { type anyCargo, MAX_LINES } from '../wire.ts';
import { type ComparedColumn, compareRows, type TypedCell, type TypedRow } from './compare.ts';
import type { StoredLine } from './lines.ts';
import { getOrder, linesOf, type Side, selectSheet } from './read.ts';
import { texts, userError } from './texts.ts';

const WIDTHS: Partial<Record<CargoField, number>> = { goodsNameCn: 24, goodsNameEn: 30, goodsNameRu: 30 };
const DECIMAL_MARK: Readonly<Record<Language, string>> = { zh: '.', en: '.', ru: ',' };

/** As the grid shows a container: its number, or its place in the order. */
function containerLabel(
  containers: readonly { orderContainerId: number; containerNo: string | null }[],
  orderContainerId: number | null,
): string {
  const index = containers.findIndex((one) => one.orderContainerId === orderContainerId);
  const found = containers[index];
  return found === undefined ? '' : (found.containerNo ?? `#${index + 1}`);
}

async function load(side: Side, orderBigNo: string, ctx: CallContext) {
  const order = await getOrder(side, orderBigNo, ctx);
  const sheet = await selectSheet(ctx.db, order.orderId);
  return { order, lines: await linesOf(ctx.db, order, sheet !== undefined) };
}

const fieldsFor = ({ user }: CallContext) => CARGO_FIELDS.filter((field) => !(user.hidesMoney && isMoneyField(field)));

/** The lines as .xlsx, to be changed and compared again. */
export async function exportSheet(
  side: Side,
  { orderBigNo }: ReadBy<typeof anyCargo.exportSheet>,
  ctx: CallContext,
): Promise<FilePayload> {
  const { order, lines } = await load(side, orderBigNo, ctx);
  const { page } = texts[ctx.language];
  const columns: SheetColumn<StoredLine>[] = [
    { header: page.lineKey, width: 14, kind: 'text', value: ({ lineKey }) => lineKey },
    {
      header: page.container,
      width: 16,
      kind: 'text',
      value: ({ orderContainerId }) => containerLabel(order.containers, orderContainerId),
    },
    ...fieldsFor(ctx).map((field) => ({
      header: page.fields[field],
      width: WIDTHS[field] ?? 14,
      kind: isNumberField(field) ? ('decimal' as const) : ('text' as const),
      value: ({ values }: StoredLine) => values[field] || null,
    })),
  ];
  return sheetFile(`${page.sheetName}_${orderBigNo}`, await writeSheet(page.sheetName, columns, lines));
}

/** What a sheet would change, line by line; nothing is saved. */
export async function compareSheet(
  side: Side,
  { orderBigNo }: ReadBy<typeof anyCargo.compareSheet>,
  ctx: CallContext,
): Promise<PayloadOf<typeof anyCargo.compareSheet>> {
  const { order, lines } = await load(side, orderBigNo, ctx);
  if (ctx.upload === null) throw userError((t) => t.noFile);
  const content = await readFile(ctx.upload.path);
  const rows = await readSheet(content, { maxRows: MAX_LINES + 10, companyId: ctx.user.companyId });
  const table = findTable(rows);
  if (table === null) throw userError((t) => t.noHeader);
  const labels = new Map(
    order.containers.flatMap(({ orderContainerId, containerNo }, index) => [
      [`#${index + 1}`, orderContainerId] as const,
      [String(index + 1), orderContainerId] as const,
      ...(containerNo ? [[containerNo, orderContainerId] as const] : []),
    ]),
  );
  const hidden = new Set<string>(CARGO_FIELDS.filter((field) => !fieldsFor(ctx).includes(field)));
  return compareRows(lines, table.rows, {
    columns: [...table.indexes.keys()].filter((column) => !hidden.has(column)),
    separator: DECIMAL_MARK[ctx.language],
    containerIdOf: (label) => labels.get(label.replace(/\s/g, '').toUpperCase()),
    labelOf: (id) => containerLabel(order.containers, id),
    texts: texts[ctx.language],
    language: ctx.language,
  });
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const COLUMN_BY_HEADER = new Map<string, ComparedColumn>(
  LANGUAGES.flatMap((language) => {
    const { page } = texts[language];
    return [
      [lettersOf(page.lineKey), 'lineKey'] as const,
      [lettersOf(page.container), 'container'] as const,
      ...CARGO_FIELDS.map((field) => [lettersOf(page.fields[field]), field] as const),
    ];
  }),
);

const MIN_COLUMNS = 2;
const MAX_HEADER_ROWS = 10;

/** Rows below the header, which stands among the first ones; null without one. */
function findTable(
  rows: readonly SheetRow[],
): { indexes: ReadonlyMap<ComparedColumn, number>; rows: TypedRow[] } | null {
  for (const [at, row] of rows.slice(0, MAX_HEADER_ROWS).entries()) {
    const indexes = new Map<ComparedColumn, number>();
    for (const [index, cell] of row.cells.entries()) {
      const column = COLUMN_BY_HEADER.get(lettersOf(String(cell ?? '')));
      if (column !== undefined && !indexes.has(column)) indexes.set(column, index);
    }
    if (indexes.size < MIN_COLUMNS) continue;
    const typed = rows.slice(at + 1).map(({ rowNumber, cells }) => ({
      rowNumber,
      cells: new Map([...indexes].map(([column, index]) => [column, cellText(cells[index])])),
      letters: new Map([...indexes].map(([column, index]) => [column, letterOf(index)])),
    }));
    return {
      indexes,
      rows: typed.filter(({ cells }) => [...cells].some(([column, cell]) => column !== 'lineKey' && cell.text !== '')),
    };
  }
  return null;
}

/** Spreadsheet letter of one of the first 26 columns. */
const letterOf = (index: number) => String.fromCharCode(65 + index);

/** Numbers by their shortest decimal, as the sheet shows them. */
function cellText(cell: SheetRow['cells'][number] | undefined): TypedCell {
  if (typeof cell === 'number') return { text: String(cell), isNumber: true };
  if (cell instanceof Date) return { text: cell.toISOString().slice(0, 10), isNumber: false };
  return { text: String(cell ?? '').trim(), isNumber: false };
}
