import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { plus } from '../../../../../libs/amounts/amounts.ts';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { type importStatement, MAX_STATEMENT_BYTES } from '../../wire.ts';
import { bankEntry, bankStatement } from '../tables.ts';
import { userError } from '../texts.ts';
import { keepBalances } from './balances.ts';
import type { StatementLine } from './line.ts';
import { readStatement } from './readStatement.ts';
import { namedBills } from './suggest.ts';

/** A hash of the facts of each line, and of the how manieth of its kind it is: the same file adds nothing twice. */
function keysOf(lines: readonly StatementLine[], factsOf: (line: StatementLine) => string[]): string[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const facts = JSON.stringify(factsOf(line));
    const place = seen.get(facts) ?? 0;
    seen.set(facts, place + 1);
    return createHash('sha256').update(`${facts}#${place}`).digest('hex');
  });
}

const statedFacts = (line: StatementLine): string[] => [
  line.bookedOn,
  plus(line.amount, '0'),
  line.currency,
  line.account,
  line.counterparty,
  line.reference,
];

/** Lines kept under a key without the own account, as of earlier versions, get the key of today. */
async function renewKeys(db: Db, lines: readonly StatementLine[], keys: readonly string[]): Promise<void> {
  const pairs = keysOf(lines, statedFacts).map((older, at) => ({ older, key: keys[at] }));
  await db.execute(sql`
    update bank_entry set key = pair.key
    from json_to_recordset(${JSON.stringify(pairs)}::json) as pair(older text, key text)
    where bank_entry.key = pair.older and not exists (select 1 from bank_entry known where known.key = pair.key)`);
}

export async function takeStatement(
  { fileName, content, currency }: ReadBy<typeof importStatement>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof importStatement>> {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length === 0) throw userError((t) => t.statementEmpty);
  if (bytes.length > MAX_STATEMENT_BYTES) throw userError((t) => t.statementBig);
  const { format, lines, balances, pending } = await readStatement(bytes, {
    currency,
    companyId: user.companyId,
  });
  const [statement] = await db
    .insert(bankStatement)
    .values({ fileName, format, lineCount: lines.length, accountId: user.accountId })
    .returning({ id: bankStatement.id });
  if (statement === undefined) throw new Error('a statement was not written');
  const keys = keysOf(lines, (line) => [line.ownAccount, ...statedFacts(line)]);
  await renewKeys(db, lines, keys);
  const rows = lines.map(({ row: _row, ownAccount: _account, ...line }, at) => ({
    ...line,
    key: keys[at] ?? '',
    statementId: statement.id,
    status: 'open' as const,
  }));
  const added: { reference: string; amount: string }[] = [];
  for (let at = 0; at < rows.length; at += 1_000)
    added.push(
      ...(await db
        .insert(bankEntry)
        .values(rows.slice(at, at + 1_000))
        .onConflictDoNothing({ target: bankEntry.key })
        .returning({ reference: bankEntry.reference, amount: bankEntry.amount })),
    );
  const references = added.flatMap(({ reference, amount }) => (amount.startsWith('-') ? [] : [reference]));
  return {
    lines: lines.length,
    added: added.length,
    matched: await namedBills(db, references),
    pending,
    balanceFaults: await keepBalances(db, statement.id, balances),
  };
}
