import { and, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { closeTodos, sendMessages, wasSentSql } from '../../../../portal/message/server/index.ts';
import { daysBetween, RENEW_DAYS } from '../../contractState.ts';
import { CONTRACT_EVENT } from '../../eventKinds.ts';
import { SIGN_STATUS } from '../../status.ts';
import { recordContractEvent } from '../evidence/recordEvent.ts';
import { aboutContract } from '../messages.ts';
import { contract } from '../tables.ts';
import { contractEnding, ENDING } from './messages.ts';

const REMINDER_DAYS = [7, 30, 60] as const;
const DAY_MS = 86_400_000;

/**
 * A to-do 60, 30 and 7 days before the end, each once; after a stop the nearest one that was missed. Not where a
 * successor is signed. Returns their number.
 */
export async function sendRenewalReminders(db: Db, now: Date = new Date()): Promise<number> {
  return db.transaction(async (inside) => {
    // Serialises the job across processes; otherwise each could miss the other's uncommitted reminders.
    await inside.execute(sql`select pg_advisory_xact_lock(hashtext('contract.reminders'))`);
    const due = await selectDue(inside, formatDate(now));
    await closeTodos(
      inside,
      due.map(({ contractId }) => aboutContract(contractId)),
      [ENDING],
    );
    for (const [days, contracts] of Map.groupBy(due, ({ days: one }) => one)) {
      const messages = contracts.map(({ contractId, companyId, contractNo, endDate }) => ({
        companyId,
        about: aboutContract(contractId),
        params: { contractNo, endDate, days },
      }));
      await sendMessages(inside, contractEnding, messages);
    }
    for (const { contractId, days } of due)
      await recordContractEvent(inside, null, { contractId, kind: CONTRACT_EVENT.reminded, facts: { days } });
    return due.length;
  });
}

async function selectDue(db: Db, today: string) {
  const last = formatDate(new Date(Date.parse(today) + RENEW_DAYS * DAY_MS));
  const left = sql`(${contract.endDate} - ${today}::date)`;
  const days = sql`(case when ${left} <= 7 then 7 when ${left} <= 30 then 30 else 60 end)`;
  const facts = sql`jsonb_build_object('endDate', ${contract.endDate}::text, 'days', ${days})`;
  const about = sql`'contract:' || ${contract.id}`;
  const found = await db
    .select({
      contractId: contract.id,
      companyId: contract.companyId,
      contractNo: contract.contractNo,
      endDate: sql<string>`${contract.endDate}`,
    })
    .from(contract)
    .where(
      and(
        eq(contract.status, SIGN_STATUS.signed),
        isNull(contract.voidedAt),
        gte(contract.endDate, today),
        lte(contract.endDate, last),
        sql`not ${wasSentSql(ENDING, about, facts)}`,
        sql`not ${hasSuccessor()}`,
      ),
    );
  return found.map((one) => ({ ...one, days: bucketOf(daysBetween(today, one.endDate)) }));
}

const bucketOf = (left: number) => REMINDER_DAYS.find((days) => left <= days) ?? RENEW_DAYS;

function hasSuccessor(): SQL {
  const next = alias(contract, 'next_contract');
  return sql`exists (select from ${contract} as next_contract where ${next.companyId} = ${contract.companyId}
    and ${next.status} = ${SIGN_STATUS.signed} and ${next.voidedAt} is null and ${next.endDate} > ${contract.endDate}
    and (select (contract_type, line_type, language) from contract_template where id = ${next.templateId})
      = (select (contract_type, line_type, language) from contract_template where id = ${contract.templateId}))`;
}
