import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AgreementCheck } from '../../../../platform/server/agreement.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { agreementRun } from './tables.ts';

const DETAILS = 50;

const unbalanced = z.array(z.object({ entryId: z.coerce.number(), currency: z.string(), amount: z.string() }));

/** Each entry sums to zero by currency. */
export const entriesBalance: AgreementCheck = {
  kind: 'journal',
  title: { zh: '日记账借贷平衡', en: 'Journal entries balanced', ru: 'Проводки журнала сбалансированы' },
  async find(db, limit) {
    const { rows } = await db.execute(sql`
      select entry_id as "entryId", currency, sum(amount)::text as amount from journal_posting
      group by entry_id, currency having sum(amount) <> 0 order by entry_id limit ${limit}`);
    return unbalanced.parse(rows).map(({ entryId, currency, amount }) => ({
      subject: `entry ${entryId}`,
      expected: `0.00 ${currency}`,
      found: `${amount} ${currency}`,
    }));
  },
};

const unlikeSum = z.array(
  z.object({ account: z.string(), currency: z.string(), kept: z.string(), posted: z.string() }),
);

/** The kept sums of accounts are those of their postings. */
export const balancesAgree: AgreementCheck = {
  kind: 'journalBalance',
  title: {
    zh: '科目余额与日记账分录一致',
    en: 'Account balances match journal postings',
    ru: 'Остатки счетов соответствуют проводкам журнала',
  },
  async find(db, limit) {
    const { rows } = await db.execute(sql`
      select account, currency, sum(kept)::text as kept, sum(posted)::text as posted from (
        select account, currency, amount as kept, 0 as posted from journal_balance
        union all select account, currency, 0, amount from journal_posting) as sums
      group by account, currency having sum(kept) <> sum(posted) order by account, currency limit ${limit}`);
    return unlikeSum.parse(rows).map(({ account, currency, kept, posted }) => ({
      subject: account,
      expected: `${posted} ${currency}`,
      found: `${kept} ${currency}`,
    }));
  },
};

/** Runs the proofs of all features and keeps what they found; returns the number of disagreements. */
export async function proveAgreements(db: Db, checks: readonly AgreementCheck[]): Promise<number> {
  let found = 0;
  for (const { kind, find } of checks) {
    const details = [...(await find(db, DETAILS))];
    const run = { ranAt: new Date(), disagreements: details.length, details };
    await db
      .insert(agreementRun)
      .values({ kind, ...run })
      .onConflictDoUpdate({ target: agreementRun.kind, set: { ...run, updatedAt: sql`now()` } });
    found += details.length;
  }
  return found;
}

export const selectRuns = (db: Db) => db.select().from(agreementRun).orderBy(asc(agreementRun.kind));

/** The last run of a proof; null: it has not run yet. */
export async function findProof(db: Db, kind: string) {
  const [found] = await db.select().from(agreementRun).where(eq(agreementRun.kind, kind));
  return found ?? null;
}
