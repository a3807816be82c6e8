import { readCamt } from './camt.ts';
import type { ReadLines } from './line.ts';
import { StatementFault } from './line.ts';
import { isSwift, readSwift } from './swift.ts';
import { rowsOfTable } from './table.ts';

const DECLARED = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']/;

/** Encodings of files that declare none, the stricter first: Chinese banks write GB 18030. */
const UNDECLARED = ['utf-8', 'gb18030', 'windows-1252'];

/** Text of a file by its byte order mark, its XML declaration, or what fits. StatementFault: none does. */
function decodeText(content: Uint8Array): string {
  for (const label of labelsOf(content)) {
    const text = decodedAs(label, content);
    if (text !== null) return text;
  }
  throw new StatementFault('unreadable');
}

function labelsOf(content: Uint8Array): readonly string[] {
  const [first, second, third] = content;
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  if (first === 0xfe && second === 0xff) return ['utf-16be'];
  if (first === 0xef && second === 0xbb && third === 0xbf) return ['utf-8'];
  const declared = DECLARED.exec(Buffer.from(content.subarray(0, 300)).toString('latin1'))?.[1];
  return declared === undefined ? UNDECLARED : [declared];
}

function decodedAs(label: string, content: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(content);
  } catch {
    return null;
  }
}

export type Statement = ReadLines & { format: 'csv' | 'xlsx' | 'mt940' | 'camt.053' };

/** Transactions of a text file of a bank, by its contents rather than its name. StatementFault: it is none. */
export function parseStatement(content: Uint8Array, currency: string): Statement {
  const text = decodeText(content);
  if (/^\s*</.test(text)) return { format: 'camt.053', ...readCamt(text) };
  if (isSwift(text)) return { format: 'mt940', ...readSwift(text, currency) };
  return { format: 'csv', ...statementOfTable(cellsOf(text), currency) };
}

/** A table says no balances and holds booked transactions alone. */
export const statementOfTable = (rows: readonly (readonly string[])[], currency: string): ReadLines => ({
  lines: rowsOfTable(rows, currency),
  balances: [],
  pending: 0,
});

/** The mark that most of the first rows hold; titles stand above the heads of many banks. */
function separatorOf(text: string): string {
  const head = text.split('\n', 30).join('\n');
  const [most = ','] = [',', ';', '\t'].toSorted((one, other) => head.split(other).length - head.split(one).length);
  return most;
}

function cellsOf(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"' && isQuoted && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === separator || character === '\n')) {
      rows.at(-1)?.push(cell.trim());
      cell = '';
      if (character === '\n') rows.push([]);
    } else cell += character;
  }
  rows.at(-1)?.push(cell.trim());
  return rows.filter((row) => row.some((each) => each !== ''));
}
