import { XMLParser } from 'fast-xml-parser';
import { read as readMt940 } from 'mt940-js';
import { z } from 'zod';
import { readSheet } from '../../../../platform/server/sheet/readSheet.ts';
import { userError } from '../texts.ts';
import type { StatementLine } from './line.ts';
import { rowsOfTable } from './table.ts';

interface Statement {
  format: 'csv' | 'xlsx' | 'mt940' | 'camt.053';
  lines: StatementLine[];
}

const MAX_LINES = 10_000;

/** Lines of a bank's file, by its contents rather than its name. UserError: unreadable, hostile, too long. */
export async function readStatement(
  content: Buffer,
  { currency, companyId }: { currency: string; companyId: number | null },
): Promise<Statement> {
  const found = await readAs(content, currency, companyId);
  if (found.lines.length === 0) throw userError((t) => t.statementEmpty);
  if (found.lines.length > MAX_LINES) throw userError((t) => t.statementLong({ most: MAX_LINES }));
  return found;
}

async function readAs(content: Buffer, currency: string, companyId: number | null): Promise<Statement> {
  if (content.subarray(0, 2).toString('latin1') === 'PK') {
    const rows = await readSheet(content, { maxRows: MAX_LINES, companyId });
    const table = rows.map(({ cells }) => cells.map((cell) => textOf(cell)));
    return { format: 'xlsx', lines: rowsOfTable(table, currency) };
  }
  const text = decode(content);
  if (/^\s*</.test(text)) return { format: 'camt.053', lines: readCamt(text) };
  if (/^\s*(\{1:|:\d{2}[A-Z]?:)/.test(text)) return { format: 'mt940', lines: await readSwift(content) };
  return { format: 'csv', lines: rowsOfTable(cellsOf(text), currency) };
}

const textOf = (cell: unknown): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').trim();

/** Chinese banks write GB 18030. */
function decode(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('gb18030').decode(content);
  }
}

function cellsOf(text: string): string[][] {
  const [first = ''] = text.split('\n');
  const separator = [';', '\t', ','].find((mark) => first.includes(mark)) ?? ',';
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (const [at, character] of [...text].entries()) {
    if (character === '"') {
      if (isQuoted && text[at + 1] === '"') cell += '"';
      isQuoted = !isQuoted;
    } else if (!isQuoted && (character === separator || character === '\n')) {
      rows.at(-1)?.push(cell.trim());
      cell = '';
      if (character === '\n') rows.push([]);
    } else cell += character;
  }
  rows.at(-1)?.push(cell.trim());
  return rows.filter((row) => row.some((each) => each !== ''));
}

async function readSwift(content: Buffer): Promise<StatementLine[]> {
  const statements = await readMt940(content).catch(() => {
    throw userError((t) => t.statementUnreadable);
  });
  // the library takes the reversal of a credit for a credit
  const marks = [...content.toString('latin1').matchAll(ENTRY_MARK)].map(([, mark]) => mark);
  const transactions = statements.flatMap((statement) => statement.transactions);
  if (marks.length !== transactions.length) throw userError((t) => t.statementUnreadable);
  return transactions.map((one, at) => ({
    bookedOn: one.valueDate,
    // the library reads numbers; two places of up to 13 digits survive that exactly
    amount: `${marks[at] === 'C' || marks[at] === 'RD' ? '' : '-'}${one.amount.toFixed(2)}`,
    currency: one.currency,
    counterparty: subfield(one.description, ['32', '33']),
    account: subfield(one.description, ['31']),
    reference: [plainDescription(one.description), one.customerReference]
      .filter((part) => part !== '' && part !== 'NONREF')
      .join(' ')
      .slice(0, 500),
  }));
}

/** Date, entry date, then C, D or the reversal of one. */
const ENTRY_MARK = /^:61:\d{6}(?:\d{4})?(R?[CD])/gm;

/** Structured descriptions hold fields such as `?32` (name), `?31` (account), `?20`–`?29` (remittance). */
const SUBFIELD = /\?(\d{2})([^?]*)/g;
const subfield = (description: string, codes: readonly string[]) =>
  [...description.replaceAll('\n', '').matchAll(SUBFIELD)]
    .flatMap(([, code = '', value = '']) => (codes.includes(code) ? [value] : []))
    .join('')
    .trim();

function plainDescription(description: string): string {
  const remittance = subfield(
    description,
    Array.from({ length: 10 }, (_, place) => String(20 + place)),
  );
  return remittance || description.replace(/\s+/g, ' ').trim();
}

/** The parser answers single children as such; names lose their prefix. */
const list = <S extends z.ZodType>(schema: S) =>
  z
    .union([z.array(schema), schema])
    .optional()
    .transform((given) => (given === undefined ? [] : Array.isArray(given) ? given : [given]));
const text = z.union([z.string(), z.number()]).transform(String).optional();
const party = z.object({ Nm: text, Pty: z.object({ Nm: text }).optional() }).optional();
const account = z
  .object({ Id: z.object({ IBAN: text, Othr: z.object({ Id: text }).optional() }).optional() })
  .optional();
const entry = z.object({
  Amt: z.object({ '#text': z.string(), '@Ccy': z.string() }),
  CdtDbtInd: z.enum(['CRDT', 'DBIT']),
  RvslInd: text,
  BookgDt: z.object({ Dt: text, DtTm: text }).optional(),
  ValDt: z.object({ Dt: text, DtTm: text }).optional(),
  AddtlNtryInf: text,
  NtryDtls: list(
    z.object({
      TxDtls: list(
        z.object({
          Refs: z.object({ EndToEndId: text }).optional(),
          RltdPties: z.object({ Dbtr: party, Cdtr: party, DbtrAcct: account, CdtrAcct: account }).optional(),
          RmtInf: z.object({ Ustrd: list(z.union([z.string(), z.number()])) }).optional(),
        }),
      ),
    }),
  ),
});
const camt = z.object({
  Document: z.object({ BkToCstmrStmt: z.object({ Stmt: list(z.object({ Ntry: list(entry) })) }) }),
});

/** Documents with a DTD are refused: entities could name files or grow without end. */
function readCamt(xml: string): StatementLine[] {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw userError((t) => t.statementHostile);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    removeNSPrefix: true,
    parseTagValue: false,
    processEntities: false,
  });
  const read = camt.safeParse(parsed(parser, xml));
  if (!read.success) throw userError((t) => t.statementUnreadable);
  return read.data.Document.BkToCstmrStmt.Stmt.flatMap(({ Ntry }) => Ntry.map(lineOfEntry));
}

function parsed(parser: XMLParser, xml: string): unknown {
  try {
    return parser.parse(xml);
  } catch {
    throw userError((t) => t.statementUnreadable);
  }
}

function lineOfEntry(one: z.infer<typeof entry>): StatementLine {
  const isCredit = (one.CdtDbtInd === 'CRDT') !== (one.RvslInd === 'true');
  const details = one.NtryDtls.flatMap(({ TxDtls }) => TxDtls);
  const [first] = details;
  const parties = first?.RltdPties;
  const other = isCredit ? parties?.Dbtr : parties?.Cdtr;
  const otherAccount = isCredit ? parties?.DbtrAcct : parties?.CdtrAcct;
  const words = details.flatMap(({ RmtInf, Refs }) => [...(RmtInf?.Ustrd ?? []), Refs?.EndToEndId ?? '']);
  const day = one.BookgDt?.Dt ?? one.BookgDt?.DtTm ?? one.ValDt?.Dt ?? one.ValDt?.DtTm ?? '';
  return {
    bookedOn: day.slice(0, 10),
    amount: `${isCredit ? '' : '-'}${one.Amt['#text']}`,
    currency: one.Amt['@Ccy'],
    counterparty: other?.Nm ?? other?.Pty?.Nm ?? '',
    account: otherAccount?.Id?.IBAN ?? otherAccount?.Id?.Othr?.Id ?? '',
    reference: [...words, one.AddtlNtryInf ?? '']
      .map(String)
      .filter((part) => part && part !== 'NOTPROVIDED')
      .join(' '),
  };
}
