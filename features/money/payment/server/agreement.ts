import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AgreementCheck } from '../../../../platform/server/agreement.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { companyNoOf } from '../../../people/account/server/index.ts';
import { findBalances, postedTo } from '../../journal/server/index.ts';

const differing = z.array(z.object({ subject: z.string(), expected: z.string(), found: z.string() }));

async function find(db: Db, query: SQL) {
  const { rows } = await db.execute(query);
  return differing.parse(rows);
}

/** Money received is in the journal's bank account, and what was taken back is out of it. */
export const receiptsAgree: AgreementCheck = {
  kind: 'receipts',
  title: { zh: '收款与日记账', en: 'Receipts and journal', ru: 'Поступления и журнал' },
  find: (db, limit) => {
    const posted = sql`${postedTo('bank', sql`'receipt:' || receipt.id`)}
      + ${postedTo('bank', sql`'receipt:' || receipt.id || ':undone'`)}`;
    return find(
      db,
      sql`select 'receipt ' || id as subject, expected::text || ' ' || currency as expected,
          posted::text || ' ' || currency as found
        from (select id, currency, case when undone_at is null then amount else 0::numeric(14, 2) end as expected,
          ${posted} as posted from receipt) as compared
        where expected <> posted order by id limit ${limit}`,
    );
  },
};

/** Exactly the payments that are noted as paid have left the journal's bank account. */
export const payoutsAgree: AgreementCheck = {
  kind: 'payouts',
  title: { zh: '付款与日记账', en: 'Payouts and journal', ru: 'Выплаты и журнал' },
  find: (db, limit) =>
    find(
      db,
      sql`select 'payment ' || id as subject, expected::text || ' ' || currency as expected,
          posted::text || ' ' || currency as found
        from (select id, currency, case when status = 'paid' then -amount else 0::numeric(14, 2) end as expected,
          ${postedTo('bank', sql`'payout:' || payout.id`)} as posted from payout) as compared
        where expected <> posted order by id limit ${limit}`,
    ),
};

/** Used credit is in the journal, and no company has used more than it had. */
export const creditsAgree: AgreementCheck = {
  kind: 'credits',
  title: { zh: '客户余额与日记账', en: 'Customer credit balances and journal', ru: 'Остатки клиентов и журнал' },
  async find(db, limit) {
    const uses = await find(
      db,
      sql`select 'use of credit ' || id as subject, amount::text as expected, posted::text as found
        from (select id, amount, ${postedTo('customerCredit', sql`'credit:' || credit_use.id`)} as posted
          from credit_use) as compared
        where amount <> posted order by id limit ${limit}`,
    );
    const overdrawn = (await findBalances(db, { account: 'customerCredit' })).filter(
      ({ amount }) => !amount.startsWith('-'),
    );
    const below = await Promise.all(
      overdrawn.map(async ({ companyId, currency, amount }) => ({
        subject: `credit of company ${await numberOf(db, companyId)}`,
        expected: `0.00 ${currency}`,
        found: `-${amount} ${currency}`,
      })),
    );
    return [...uses, ...below].slice(0, limit);
  },
};

const numbered = z.array(z.object({ no: z.string().nullable() }));

async function numberOf(db: Db, companyId: number | null): Promise<string> {
  const { rows } = await db.execute(sql`select ${companyNoOf(sql`${companyId}::bigint`)} as no`);
  return numbered.parse(rows)[0]?.no ?? '';
}

/** A statement line is decided exactly when money was received, paid out or charged by it, of its amount. */
export const statementsAgree: AgreementCheck = {
  kind: 'statements',
  title: { zh: '银行流水与收款', en: 'Bank statements and receipts', ru: 'Выписки и поступления' },
  find: (db, limit) =>
    find(
      db,
      sql`select 'statement line ' || bank_entry.id as subject,
          expected::text as expected, found::numeric(14, 2)::text as found
        from (select bank_entry.id,
          case when status in ('matched', 'charged') then bank_entry.amount else 0::numeric(14, 2) end as expected,
          coalesce(receipt.amount, 0)
            - coalesce((select sum(amount) from payout where bank_entry_id = bank_entry.id), 0)
            + case when status = 'charged' then ${postedTo('bank', sql`'bankCharge:' || bank_entry.id || ':' || reopened`)}
              else 0 end as found
          from bank_entry left join receipt on receipt.bank_entry_id = bank_entry.id and undone_at is null
        ) as bank_entry
        where expected <> found order by id limit ${limit}`,
    ),
};
