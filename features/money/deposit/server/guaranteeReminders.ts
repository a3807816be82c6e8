import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { isInForceById } from '../../../documents/contract/server/index.ts';
import { closeTodos, sendMessages, wasSentSql } from '../../../portal/message/server/index.ts';
import { GUARANTEE_REMINDER_DAYS } from '../states.ts';
import { notifyDepositsChanged } from './live.ts';
import { aboutDeposit, GUARANTEE_ENDING, guaranteeEnding } from './messages.ts';
import { selectContractNo } from './queries.ts';
import { deposit, depositGuarantee } from './tables.ts';

const DAY_MS = 86_400_000;

/**
 * A to-do 30 and 7 days before an accepted guarantee ends and when it has ended, each once; not where a later one is
 * there or waits. Returns their number.
 */
export async function remindOfGuarantees(db: Db, now: Date = new Date()): Promise<number> {
  return db.transaction(async (inside) => {
    // Serialises the job across processes; otherwise each could miss the other's uncommitted reminders.
    await inside.execute(sql`select pg_advisory_xact_lock(hashtext('deposit.guarantees'))`);
    const due = await selectDue(inside, formatDate(now));
    const abouts = due.map(({ depositId }) => aboutDeposit(depositId));
    await closeTodos(inside, abouts, [GUARANTEE_ENDING]);
    const messages = due.map(({ companyId, depositId, ...params }) => ({
      companyId,
      about: aboutDeposit(depositId),
      params,
    }));
    await sendMessages(inside, guaranteeEnding, messages);
    for (const companyId of new Set(due.map((one) => one.companyId))) await notifyDepositsChanged(inside, companyId);
    return due.length;
  });
}

async function selectDue(db: Db, today: string) {
  const [ended, near, far] = GUARANTEE_REMINDER_DAYS;
  const left = sql`(${depositGuarantee.validUntil} - ${today}::date)`;
  const days = sql<number>`(case when ${left} < 0 then ${ended}::int when ${left} <= ${near}::int then ${near}::int
    else ${far}::int end)`;
  const facts = sql`jsonb_build_object('validUntil', ${depositGuarantee.validUntil}::text, 'days', ${days})`;
  const about = sql`'deposit:' || ${deposit.id}`;
  return db
    .select({
      depositId: deposit.id,
      companyId: deposit.companyId,
      contractNo: selectContractNo(),
      validUntil: sql<string>`${depositGuarantee.validUntil}::text`,
      days,
    })
    .from(depositGuarantee)
    .innerJoin(deposit, eq(deposit.id, depositGuarantee.depositId))
    .where(
      and(
        eq(depositGuarantee.status, 'accepted'),
        lte(depositGuarantee.validUntil, formatDate(new Date(Date.parse(today) + far * DAY_MS))),
        gt(deposit.guaranteeDue, '0'),
        isInForceById(deposit.contractId),
        sql`not exists (select from ${depositGuarantee} as later where later.deposit_id = ${deposit.id}
          and later.status in ('submitted', 'accepted') and later.valid_until > ${depositGuarantee.validUntil})`,
        sql`not ${wasSentSql(GUARANTEE_ENDING, about, facts)}`,
      ),
    );
}
