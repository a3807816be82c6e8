import { and, lt, lte, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { companyNameOf } from '../../../people/account/server/index.ts';
import { closeTodos, sendMessages, wasSentSql } from '../../../portal/message/server/index.ts';
import { PLACES_REMINDER_DAYS, type PlacesStage } from '../states.ts';
import {
  aboutDeposit,
  COMPANY_TODOS,
  PLACES_DUE,
  PLACES_OVERDUE,
  paramsOf,
  placesDue,
  placesOverdue,
} from './messages.ts';
import { isOverdue, isUnpaidPlaces, outstanding, PLACES, selectContractNo } from './queries.ts';
import { deposit } from './tables.ts';

const DAY_MS = 86_400_000;

/**
 * Campaign places that are not paid: a to-do for the company before the last day and one after it, then one for
 * operators, who waive or forfeit; each once. Returns the number of companies' to-dos.
 */
export async function remindOfPlaces(db: Db, now: Date = new Date()): Promise<number> {
  return db.transaction(async (inside) => {
    // Serialises the job across processes; otherwise each could miss the other's uncommitted reminders.
    await inside.execute(sql`select pg_advisory_xact_lock(hashtext('deposit.places'))`);
    await sendToOperators(inside, formatDate(now));
    return remindCompanies(inside, now);
  });
}

const ABOUT = sql`'deposit:' || ${deposit.id}`;

const stageOn = (on: string) => sql<PlacesStage>`(case when ${isOverdue(on)} then 'late' else 'soon' end)`;

const selectUnpaid = (db: Db, where: SQL | undefined, on: string) =>
  db
    .select({
      depositId: deposit.id,
      companyId: deposit.companyId,
      companyName: companyNameOf(deposit.companyId),
      contractNo: selectContractNo(),
      ...PLACES,
      amount: outstanding(),
      stage: stageOn(on),
    })
    .from(deposit)
    .where(and(isUnpaidPlaces(), where));

async function remindCompanies(db: Db, now: Date): Promise<number> {
  const on = formatDate(now);
  const soon = formatDate(new Date(now.getTime() + PLACES_REMINDER_DAYS * DAY_MS));
  const facts = sql`jsonb_build_object('stage', ${stageOn(on)})`;
  const isDue = and(lte(deposit.dueOn, soon), not(wasSentSql(PLACES_DUE, ABOUT, facts)));
  const due = await selectUnpaid(db, isDue, on);
  await closeTodos(
    db,
    due.map(({ depositId }) => aboutDeposit(depositId)),
    COMPANY_TODOS,
  );
  const messages = due.map(({ companyId, depositId, amount, stage, ...subject }) => ({
    companyId,
    about: aboutDeposit(depositId),
    params: { ...paramsOf(subject), amount, stage },
  }));
  await sendMessages(db, placesDue, messages);
  return messages.length;
}

async function sendToOperators(db: Db, on: string): Promise<void> {
  const isNew = and(lt(deposit.dueOn, on), not(wasSentSql(PLACES_OVERDUE, ABOUT, sql`'{}'::jsonb`)));
  const late = await selectUnpaid(db, isNew, on);
  const messages = late.map(({ depositId, companyName, amount, ...subject }) => ({
    about: aboutDeposit(depositId),
    params: { ...paramsOf(subject), companyName: companyName ?? '', amount, depositId },
  }));
  await sendMessages(db, placesOverdue, messages);
}
