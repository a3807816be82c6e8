import { balanceOf } from './balance.ts';
import { type ReadLines, StatementFault, type StatementLine } from './line.ts';

const FIELD = /^:(\d{2}[A-Z]?):/;
/** Value date, entry date, direction, third letter of the currency, amount, code and references (SWIFT MT 940, field 61). */
const TRANSACTION = /^(\d{6})(\d{4})?(C|D|RC|RD|EC|ED)[A-Z]?(\d{1,15}[,.]\d*)(.*)/;
/** Direction, day, currency, amount (SWIFT MT 940, fields 60 and 62). */
const BALANCE = /^([CD])(\d{6})([A-Z]{3})(\d{1,15}[,.]\d*)/;
/** Received, or the reversal of a payment; EC and ED are only expected. */
const INCOMING = ['C', 'RD'];
const BOOKED = ['C', 'D', 'RC', 'RD'];
/** Codes of ISO 20022 for the fields of a whole statement; 60M and 62M are of a page. */
const BALANCE_CODE: Partial<Record<string, string>> = { '60F': 'OPBD', '62F': 'CLBD' };

interface Field {
  tag: string;
  text: string;
}

/** Whether a text begins as an MT940 message, after at most a few lines of a bank's envelope. */
export const isSwift = (text: string) => /^(?:[^\n]{0,200}\n){0,6}:20:/.test(text);

/** Booked transactions of MT940 messages. StatementFault: a transaction that cannot be read. */
export function readSwift(text: string, currency: string): ReadLines {
  const all: ReadLines = { lines: [], balances: [], pending: 0 };
  for (const fields of messagesOf(text)) {
    const ownAccount = fields.find(({ tag }) => tag.startsWith('25'))?.text.trim() ?? '';
    const balances = fields.flatMap(bankBalancesOf);
    const lines: StatementLine[] = [];
    for (const [at, field] of fields.entries()) {
      if (field.tag !== '61') continue;
      const description = fields[at + 1]?.tag === '86' ? (fields[at + 1]?.text ?? '') : '';
      const row = all.lines.length + lines.length + 1;
      const line = lineOf(field.text, description, row);
      if (line === null) all.pending += 1;
      else lines.push({ ...line, ownAccount, currency: balances[0]?.currency ?? currency });
    }
    all.balances.push(...balanceOf({ account: ownAccount, balances, lines }));
    all.lines.push(...lines);
  }
  return all;
}

/** Fields of each message; a message begins with its reference. */
function messagesOf(text: string): Field[][] {
  const messages: Field[][] = [];
  let isInside = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const tag = FIELD.exec(line)?.[1];
    if (tag === '20') messages.push([]);
    if (tag !== undefined) messages.at(-1)?.push({ tag, text: line.slice(line.indexOf(':', 1) + 1) });
    else if (/^-\}?/.test(line) && line.length <= 3) isInside = false;
    else if (isInside) extend(messages.at(-1)?.at(-1), line);
    if (tag !== undefined) isInside = true;
  }
  return messages;
}

function extend(field: Field | undefined, line: string): void {
  if (field !== undefined) field.text += `\n${line}`;
}

const plainAmount = (text: string) => text.replace(',', '.').replace(/\.$/, '');

function bankBalancesOf({ tag, text }: Field) {
  const found = BALANCE.exec(text);
  if (!/^6[02][FM]$/.test(tag) || found === null) return [];
  const [, mark, date = '', currency = '', amount = ''] = found;
  return [
    {
      code: BALANCE_CODE[tag] ?? '',
      amount: `${mark === 'D' ? '-' : ''}${plainAmount(amount)}`,
      currency,
      day: dayOf(date),
    },
  ];
}

const dayOf = (yymmdd: string) => `20${yymmdd.slice(0, 2)}-${yymmdd.slice(2, 4)}-${yymmdd.slice(4)}`;

/** The day of entry has no year: it is within half a year of the value date. */
function bookedOn(valueDate: string, entry: string | undefined): string {
  const valued = dayOf(valueDate);
  if (entry === undefined) return valued;
  const months = Number(entry.slice(0, 2)) - Number(valueDate.slice(2, 4));
  const year = Number(valued.slice(0, 4)) + (months > 6 ? -1 : months < -6 ? 1 : 0);
  return `${year}-${entry.slice(0, 2)}-${entry.slice(2)}`;
}

/** Null: not booked. */
function lineOf(text: string, description: string, row: number) {
  const found = TRANSACTION.exec(text);
  if (found === null) throw new StatementFault('row', row);
  const [, valueDate = '', entry, mark = '', amount = '', rest = ''] = found;
  if (!BOOKED.includes(mark)) return null;
  const customerReference = rest.slice(4).split('//')[0]?.trim() ?? '';
  return {
    row,
    bookedOn: bookedOn(valueDate, entry),
    amount: `${INCOMING.includes(mark) ? '' : '-'}${plainAmount(amount)}`,
    counterparty: subfield(description, ['32', '33']),
    account: subfield(description, ['31', '38']),
    reference: [wordsOf(description), customerReference].filter((part) => part !== '' && part !== 'NONREF').join(' '),
  };
}

/** Structured descriptions hold fields such as `?32` (name), `?31` (account), `?20`–`?29` and `?60`–`?63` (remittance). */
const SUBFIELD = /\?(\d{2})([^?]*)/g;
const REMITTANCE = [...Array.from({ length: 10 }, (_, at) => `2${at}`), '60', '61', '62', '63'];

const subfield = (description: string, codes: readonly string[]) =>
  [...description.replaceAll('\n', '').matchAll(SUBFIELD)]
    .flatMap(([, code = '', value = '']) => (codes.includes(code) ? [value] : []))
    .join('')
    .trim();

const wordsOf = (description: string) => subfield(description, REMITTANCE) || description.replace(/\s+/g, ' ').trim();
