import { FairQueue } from '../../../../../libs/concurrency/fairQueue.ts';
import { ChildProcessError, runInChildProcess } from '../../../../../libs/sandbox/runInChildProcess.ts';
import { readSheet } from '../../../../../platform/server/sheet/readSheet.ts';
import { isAmountOf } from '../../../../../platform/wire/rules/currencyAmount.ts';
import { dateText } from '../../../../../platform/wire/time.ts';
import { currency as knownCurrency } from '../../../../../platform/wire/validators.ts';
import { today } from '../receive.ts';
import { userError } from '../texts.ts';
import { type Fault, type StatementBalance, StatementFault, type StatementLine } from './line.ts';
import { type Statement, statementOfTable } from './parseStatement.ts';
import type { StatementAnswer, StatementTask } from './statementReader.ts';

const MAX_LINES = 10_000;
const READER = new URL('./statementReader.ts', import.meta.url);
const LIMITS = { heapMb: 256, cpuMs: 6_000 };

/** One at a time, in turns: many hostile files together use no more than one, and delay their own company. */
const MAX_WAITING_PER_COMPANY = 5;
const queue = new FairQueue(MAX_WAITING_PER_COMPANY, () => userError.retryable((t) => t.statementBusy));

interface Given {
  /** of files that do not say it */
  currency: string;
  companyId: number | null;
}

/**
 * Booked transactions of a bank's file, read in a child process. UserError: unreadable, hostile, too long, of a day to
 * come, of an unknown currency.
 */
export async function readStatement(content: Buffer, given: Given): Promise<Statement> {
  const found = isZip(content) ? await readWorkbook(content, given) : await readText(content, given);
  if (found.lines.length === 0) throw userError((t) => t.statementEmpty);
  const lines = found.lines.map(tidied);
  for (const line of lines) assertLine(line);
  return { ...found, lines, balances: found.balances.filter(isWhole).map(withPlainAccount) };
}

const isZip = (content: Buffer) => content.subarray(0, 2).toString('latin1') === 'PK';

function faultOf({ kind, row }: Fault) {
  if (kind === 'row') return userError((t) => t.statementRow({ row }));
  return userError((t) => (kind === 'hostile' ? t.statementHostile : t.statementUnreadable));
}

const tooMany = () => userError((t) => t.statementLong({ most: MAX_LINES }));

async function readText(content: Buffer, { currency, companyId }: Given): Promise<Statement> {
  const answer = await queue.run(String(companyId), () => readInSandbox({ content, currency, maxLines: MAX_LINES }));
  if ('tooMany' in answer) throw tooMany();
  if ('fault' in answer) throw faultOf(answer.fault);
  return answer.statement;
}

async function readInSandbox(task: StatementTask): Promise<StatementAnswer> {
  try {
    return await runInChildProcess(READER, task, LIMITS);
  } catch (thrown) {
    if (!(thrown instanceof ChildProcessError)) throw thrown;
    throw userError((t) => (thrown.timedOut ? t.statementSlow : t.statementUnreadable));
  }
}

async function readWorkbook(content: Buffer, { currency, companyId }: Given): Promise<Statement> {
  const rows = await readSheet(content, { maxRows: MAX_LINES, companyId });
  const table = rows.map(({ cells }) => cells.map(textOf));
  try {
    return { format: 'xlsx', ...statementOfTable(table, currency) };
  } catch (thrown) {
    if (thrown instanceof StatementFault) throw faultOf(thrown.fault);
    throw thrown;
  }
}

const textOf = (cell: unknown): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').trim();

/** What a field of the database takes: no control characters, no half characters, no endless text. */
const plain = (text: string, most: number) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();

const tidied = (line: StatementLine): StatementLine => ({
  ...line,
  // banks write up to five places, the further ones as zeros
  amount: line.amount.replace(/(\.\d{2})0+$/, '$1'),
  ownAccount: plain(line.ownAccount, 60),
  counterparty: plain(line.counterparty, 200),
  account: plain(line.account, 60),
  reference: plain(line.reference, 500),
});

const isDay = (day: string) => dateText.safeParse(day).success;

const isWhole = ({ currency, openedOn, closedOn }: StatementBalance) =>
  knownCurrency.safeParse(currency).success && isDay(openedOn) && isDay(closedOn);
const withPlainAccount = (balance: StatementBalance) => ({ ...balance, account: plain(balance.account, 60) });

const AMOUNT = /^-?\d{1,12}(\.\d+)?$/;

function assertLine({ row, bookedOn, amount, currency }: StatementLine): void {
  if (!knownCurrency.safeParse(currency).success)
    throw userError((t) => t.statementCurrency({ row, currency: plain(currency, 20) }));
  if (!isDay(bookedOn) || !AMOUNT.test(amount)) throw userError((t) => t.statementRow({ row }));
  if (!isAmountOf(currency, amount)) throw userError((t) => t.statementPlaces({ row, amount, currency }));
  if (bookedOn > today()) throw userError((t) => t.statementFuture({ row, day: bookedOn }));
}
