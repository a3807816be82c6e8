import { createHash } from 'node:crypto';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { type importStatement, MAX_STATEMENT_BYTES } from '../../wire.ts';
import { plus } from '../money.ts';
import { bankEntry, bankStatement } from '../tables.ts';
import { userError } from '../texts.ts';
import { keepBalances } from './balances.ts';
import type { StatementLine } from './line.ts';
import { readStatement } from './readStatement.ts';
import { namedBills } from './suggest.ts';

/** What the bank says of a line, and the how manieth of its kind it is: the same file adds nothing twice. */
function keysOf(lines: readonly StatementLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const facts = JSON.stringify([
      line.ownAccount,
      line.bookedOn,
      plus(line.amount, '0'),
      line.currency,
      line.account,
      line.counterparty,
      line.reference,
    ]);
    const place = seen.get(facts) ?? 0;
    seen.set(facts, place + 1);
    return createHash('sha256').update(`${facts}#${place}`).digest('hex');
  });
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
  const keys = keysOf(lines);
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
