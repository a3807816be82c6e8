import { readFile } from 'node:fs/promises';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { SheetHeader } from '../../../../platform/server/sheet/cellKind.ts';
import { readSheet, type SheetRow } from '../../../../platform/server/sheet/readSheet.ts';
import { type SheetColumn, sheetFile, writeSheet } from '../../../../platform/server/sheet/writeSheet.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import type { FilePayload } from '../../../../platform/wire/envelope.ts';
import { LANGUAGES, type Language } from '../../../../platform/wire/language.ts';
import { FEE_TYPES } from '../../../money/charge/feeTypes.ts';
import { FEE_TYPE_NAMES } from '../../../money/charge/names.ts';
import { changesBetween, MAX_LINES, QUOTE_BASES, type QuoteLine, quoteLine } from '../quotation.ts';
import type { parseQuotationSheet, quotationSheet } from '../wire.ts';
import { currentLines } from './quotations.ts';
import { texts, userError } from './texts.ts';

/** Columns of the sheet, in their order. */
const FIELDS = ['feeType', 'basis', 'sizeType', 'fromQuantity', 'toQuantity', 'price', 'freeDays', 'remark'] as const;
type Field = (typeof FIELDS)[number];

const CELLS: Readonly<Record<Field, Pick<SheetHeader, 'width' | 'kind'>>> = {
  feeType: { width: 28, kind: 'text' },
  basis: { width: 12, kind: 'text' },
  sizeType: { width: 12, kind: 'text' },
  fromQuantity: { width: 12, kind: 'decimal' },
  toQuantity: { width: 12, kind: 'decimal' },
  price: { width: 14, kind: 'money' },
  freeDays: { width: 12, kind: 'whole' },
  remark: { width: 30, kind: 'text' },
};

function cellOf(line: QuoteLine, field: Field, language: Language): string {
  if (field === 'feeType') return FEE_TYPE_NAMES[line.feeType][language];
  if (field === 'basis') return texts[language].bases[line.basis];
  return String(line[field] ?? '');
}

/** Without the prices that the user may not see. */
export async function writeQuotation(
  { quotationId = 0 }: ReadBy<typeof quotationSheet>,
  { db, user, language }: CallContext,
): Promise<FilePayload> {
  const t = texts[language];
  const lines = await currentLines({ db, user }, quotationId);
  const columns = FIELDS.map(
    (field): SheetColumn<QuoteLine> => ({
      header: t.fields[field],
      ...CELLS[field],
      value: (line) => (field === 'price' && user.hidesMoney ? '' : cellOf(line, field, language)),
    }),
  );
  return sheetFile(
    `${t.sheetName}${quotationId === 0 ? '' : `_${quotationId}`}`,
    await writeSheet(t.sheetName, columns, lines),
  );
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[\s（）()]/g, '');
const cellText = (cell: SheetRow['cells'][number] | undefined) =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').trim();

const wordsOf = <Word extends string>(words: readonly Word[], nameIn: (word: Word, language: Language) => string) =>
  new Map(
    words.flatMap((word) => [
      [lettersOf(word), word] as const,
      ...LANGUAGES.map((language) => [lettersOf(nameIn(word, language)), word] as const),
    ]),
  );

const FEE_BY_WORD = wordsOf(FEE_TYPES, (word, language) => FEE_TYPE_NAMES[word][language]);
const BASIS_BY_WORD = wordsOf(QUOTE_BASES, (word, language) => texts[language].bases[word]);
const FIELD_BY_HEADER = wordsOf(FIELDS, (field, language) => texts[language].fields[field]);

/** Lines of an uploaded sheet, and what they would change; headings of any language. */
export async function parseSheet(
  { quotationId }: ReadBy<typeof parseQuotationSheet>,
  { db, user, language, upload }: CallContext,
): Promise<PayloadOf<typeof parseQuotationSheet>> {
  if (upload === null) throw userError((t) => t.noSheet);
  const rows = await readSheet(await readFile(upload.path), {
    maxRows: MAX_LINES + 1,
    companyId: user.companyId,
  });
  const [head, ...rest] = rows;
  const fields = head?.cells.map((cell) => FIELD_BY_HEADER.get(lettersOf(cellText(cell)))) ?? [];
  if (!['feeType', 'basis', 'price'].every((needed) => fields.some((field) => field === needed)))
    throw userError((t) => t.noSheet);
  const read = rest
    .filter(({ cells }) => cells.some((cell) => cellText(cell) !== ''))
    .map((row) => readRow(row, fields, language));
  const lines = read.flatMap(({ line }) => line ?? []);
  const errors = read.flatMap(({ rowNumber, text }) => (text === null ? [] : [{ rowNumber, text }]));
  const before = await currentLines({ db, user }, quotationId);
  return { lines, changes: changesBetween(before, lines), errors };
}

function readRow(row: SheetRow, fields: readonly (Field | undefined)[], language: Language) {
  const { rowNumber } = row;
  const given = (field: Field) => cellText(row.cells[fields.indexOf(field)]);
  const { sheetErrors } = texts[language];
  const days = given('freeDays');
  const parsed = quoteLine.safeParse({
    feeType: FEE_BY_WORD.get(lettersOf(given('feeType'))),
    basis: BASIS_BY_WORD.get(lettersOf(given('basis'))),
    sizeType: given('sizeType').toUpperCase(),
    fromQuantity: given('fromQuantity'),
    toQuantity: given('toQuantity'),
    price: given('price').replace(/[\s,]/g, ''),
    freeDays: days === '' ? null : Number(days),
    remark: given('remark'),
  });
  if (parsed.success) return { rowNumber, line: parsed.data, text: null };
  const [path] = parsed.error.issues[0]?.path ?? [];
  const field = FIELDS.find((one) => one === path) ?? 'price';
  return { rowNumber, line: null, text: sheetErrors({ column: texts[language].fields[field] }) };
}
