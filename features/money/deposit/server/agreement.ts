import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AgreementCheck } from '../../../../platform/server/agreement.ts';
import { findBalances } from '../../journal/server/index.ts';
import { CURRENCY } from './postEntry.ts';

const heldByCompany = z.array(z.object({ companyId: z.coerce.number(), held: z.string() }));

/** What deposits hold of a company is what the journal says. */
export const depositsAgree: AgreementCheck = {
  kind: 'deposits',
  title: { zh: '保证金与日记账', en: 'Deposits and journal', ru: 'Обеспечительные платежи и журнал' },
  async find(db, limit) {
    const { rows } = await db.execute(
      sql`select company_id as "companyId", sum(held)::text as held from deposit group by company_id`,
    );
    const booked = new Map(
      (await findBalances(db, { account: 'depositHeld' })).map(({ companyId, amount }) => [
        companyId,
        amount.startsWith('-') ? amount.slice(1) : `-${amount}`,
      ]),
    );
    const held = new Map(heldByCompany.parse(rows).map((row) => [row.companyId, row.held]));
    const companies = new Set([...held.keys(), ...[...booked.keys()].filter((id) => id !== null)]);
    return [...companies]
      .map((companyId) => ({
        subject: `company ${companyId}`,
        expected: held.get(companyId) ?? '0.00',
        found: booked.get(companyId) ?? '0.00',
      }))
      .filter(({ expected, found }) => expected !== found)
      .slice(0, limit);
  },
};

const differing = z.array(z.object({ id: z.coerce.number(), kept: z.string(), summed: z.string() }));

/** What a deposit says is held is the sum of its entries. */
export const depositSumsAgree: AgreementCheck = {
  kind: 'depositEntries',
  title: { zh: '保证金与收支记录', en: 'Deposits and deposit entries', ru: 'Взносы и их движения' },
  async find(db, limit) {
    const { rows } = await db.execute(sql`
      select deposit.id, held::text as kept, entries.summed::text from deposit
      cross join lateral (
        select coalesce(sum(case kind when 'received' then amount else -amount end), 0)::numeric(14, 2) as summed
        from deposit_entry where deposit_id = deposit.id
          and kind in ('received', 'used', 'refunded', 'forfeited')) as entries
      where held <> summed order by deposit.id limit ${limit}`);
    return differing.parse(rows).map(({ id, kept, summed }) => ({
      subject: `deposit ${id}`,
      expected: `${summed} ${CURRENCY}`,
      found: `${kept} ${CURRENCY}`,
    }));
  },
};
