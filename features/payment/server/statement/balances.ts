import { and, desc, eq, lte, ne } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { BalanceFault } from '../../wire.ts';
import { isEqual, plus } from '../money.ts';
import { statementBalance } from '../tables.ts';
import type { StatementBalance } from './line.ts';

/**
 * Keeps the balances of an imported file, and finds what does not agree: opening and lines with closing, opening with
 * the closing before it.
 */
export async function keepBalances(
  db: Db,
  statementId: number,
  balances: readonly StatementBalance[],
): Promise<BalanceFault[]> {
  const faults: BalanceFault[] = [];
  for (const { sum, ...stated } of balances) {
    const { account, currency, opening, closing } = stated;
    const expected = plus(opening, sum);
    if (!isEqual(expected, closing))
      faults.push({ kind: 'sum', account, currency, expected, found: closing });
    const [kept] = await db
      .insert(statementBalance)
      .values({ ...stated, statementId })
      .onConflictDoNothing()
      .returning({ id: statementBalance.id });
    if (kept === undefined) continue;
    const before = await closingBefore(db, kept.id, stated);
    if (before !== undefined && !isEqual(before, opening))
      faults.push({ kind: 'gap', account, currency, expected: before, found: opening });
  }
  return faults;
}

/** What the account held at the end of the statement before. */
async function closingBefore(
  db: Db,
  id: number,
  { account, currency, openedOn }: Pick<StatementBalance, 'account' | 'currency' | 'openedOn'>,
): Promise<string | undefined> {
  const [last] = await db
    .select({ closing: statementBalance.closing })
    .from(statementBalance)
    .where(
      and(
        eq(statementBalance.account, account),
        eq(statementBalance.currency, currency),
        lte(statementBalance.closedOn, openedOn),
        ne(statementBalance.id, id),
      ),
    )
    .orderBy(desc(statementBalance.closedOn), desc(statementBalance.id))
    .limit(1);
  return last?.closing;
}
