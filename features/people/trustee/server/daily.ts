import { and, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { wasSentSql } from '../../../portal/message/server/index.ts';
import { TRUSTEE_MOVES, TRUSTEE_STATUS } from '../status.ts';
import { EXPIRING, trusteeExpired, trusteeExpiring } from './messages.ts';
import { notifyOwners } from './notifyOwners.ts';
import { trusteeAuthorization } from './tables.ts';

export const REMIND_DAYS_AHEAD = 30;
const DAY_MS = 86_400_000;

const { approved, pending } = TRUSTEE_STATUS;

const TOLD = {
  authorizedId: trusteeAuthorization.id,
  companyId: trusteeAuthorization.companyId,
  name: trusteeAuthorization.name,
  endDate: trusteeAuthorization.endDate,
};

type EndingTrustee = { authorizedId: number; companyId: number; name: string; endDate: string };

const messageOf = ({ name, endDate, ...of }: EndingTrustee) => ({ ...of, params: { name, endDate } });

/** Ends authorizations whose last day is past; returns their number. */
export async function expireTrustees(db: Db, now: Date = new Date()): Promise<number> {
  return db.transaction(async (inside) => {
    const { from, to } = TRUSTEE_MOVES.expire;
    const ended = await inside
      .update(trusteeAuthorization)
      .set({ status: to, version: sql`${trusteeAuthorization.version} + 1` })
      .where(and(inArray(trusteeAuthorization.status, [...from]), lt(trusteeAuthorization.endDate, formatDate(now))))
      .returning(TOLD);
    await notifyOwners(inside, trusteeExpired, ended.map(messageOf));
    return ended.length;
  });
}

/** Once per authorization: a to-do some days before its end, unless a renewal exists. Returns their number. */
export async function sendExpiryReminders(db: Db, now: Date = new Date()): Promise<number> {
  return db.transaction(async (inside) => {
    // Serialises the job across processes; otherwise each could miss the other's uncommitted reminders.
    await inside.execute(sql`select pg_advisory_xact_lock(hashtext('trustee.remindOfEnd'))`);
    const last = formatDate(new Date(now.getTime() + REMIND_DAYS_AHEAD * DAY_MS));
    const about = sql`'trustee:' || ${trusteeAuthorization.id}`;
    const facts = sql`jsonb_build_object('endDate', ${trusteeAuthorization.endDate}::text)`;
    const ending = await inside
      .select(TOLD)
      .from(trusteeAuthorization)
      .where(
        and(
          eq(trusteeAuthorization.status, approved),
          sql`${trusteeAuthorization.endDate} >= ${formatDate(now)}`,
          lte(trusteeAuthorization.endDate, last),
          sql`not ${wasSentSql(EXPIRING, about, facts)}`,
          sql`not ${hasRenewal()}`,
        ),
      );
    await notifyOwners(inside, trusteeExpiring, ending.map(messageOf));
    return ending.length;
  });
}

function hasRenewal(): SQL {
  const renewal = alias(trusteeAuthorization, 'renewal');
  return sql`exists (select from ${trusteeAuthorization} as renewal
    where ${renewal.idNo} = ${trusteeAuthorization.idNo} and ${renewal.companyId} = ${trusteeAuthorization.companyId}
      and ${renewal.status} in (${pending}, ${approved}) and ${renewal.endDate} > ${trusteeAuthorization.endDate})`;
}
