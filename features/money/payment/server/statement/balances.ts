import { inArray, sql } from 'drizzle-orm';
import { plus } from '../../../../../libs/amounts/amounts.ts';
import { isEqual } from '../../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { BalanceFault } from '../../wire.ts';
import { statementBalance } from '../tables.ts';
import type { StatementBalance } from './line.ts';

const WRITTEN_AT_ONCE = 1_000;

/**
 * Keeps the balances of an imported file, and finds what does not agree: opening and lines with closing, opening with
 * the closing before it.
 */
export async function keepBalances(
  db: Db,
  statementId: number,
  balances: readonly StatementBalance[],
): Promise<BalanceFault[]> {
  const sums = balances.flatMap(({ account, currency, opening, closing, sum }): BalanceFault[] => {
    const expected = plus(opening, sum);
    return isEqual(expected, closing) ? [] : [{ kind: 'sum', account, currency, expected, found: closing }];
  });
  const kept: number[] = [];
  for (let at = 0; at < balances.length; at += WRITTEN_AT_ONCE) {
    const rows = balances.slice(at, at + WRITTEN_AT_ONCE).map(({ sum: _, ...stated }) => ({ ...stated, statementId }));
    const made = await db
      .insert(statementBalance)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: statementBalance.id });
    kept.push(...made.map(({ id }) => id));
  }
  return [...sums, ...(await findGaps(db, kept))];
}

/** Of kept balances those that do not open with what the account held at the end of the statement before. */
async function findGaps(db: Db, ids: readonly number[]): Promise<BalanceFault[]> {
  if (ids.length === 0) return [];
  const { id, account, currency, opening } = statementBalance;
  const rows = await db
    .select({
      account,
      currency,
      opening,
      before: sql<string | null>`(select former.closing from ${statementBalance} as former
        where former.account = ${statementBalance}.account and former.currency = ${statementBalance}.currency
          and former.closed_on <= ${statementBalance}.opened_on and former.id < ${statementBalance}.id
        order by former.closed_on desc, former.id desc limit 1)`,
    })
    .from(statementBalance)
    .where(inArray(id, [...ids]))
    .orderBy(id);
  return rows.flatMap(({ before, opening: found, ...of }) =>
    before === null || isEqual(before, found) ? [] : [{ kind: 'gap' as const, ...of, expected: before, found }],
  );
}
