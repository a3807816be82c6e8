import { desc } from 'drizzle-orm';
import type { AgreementCheck } from '../../../../platform/server/agreement.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { formatDate, formatDateTime } from '../../../../platform/wire/time.ts';
import type { closeMonth, listBalances } from '../wire.ts';
import { selectRuns } from './agreement.ts';
import { sumAccounts } from './balances.ts';
import { insertClosedMonth } from './months.ts';
import { journalMonth } from './tables.ts';
import { userError } from './texts.ts';

const MONTHS = 24;

export const balancesHandler =
  (checks: readonly AgreementCheck[]) =>
  async (_input: object, { db, language }: CallContext): Promise<PayloadOf<typeof listBalances>> => {
    const balances = await sumAccounts(db);
    const runs = new Map((await selectRuns(db)).map((run) => [run.kind, run]));
    const closed = await db
      .select({ month: journalMonth.month })
      .from(journalMonth)
      .orderBy(desc(journalMonth.month))
      .limit(MONTHS);
    return {
      balances,
      checks: checks.map(({ kind, title }) => {
        const run = runs.get(kind);
        const ranAt = run ? formatDateTime(run.ranAt) : null;
        return {
          kind,
          title: title[language],
          ranAt,
          disagreements: run?.disagreements ?? 0,
          details: run?.details ?? [],
        };
      }),
      closedMonths: closed.map(({ month }) => month.slice(0, 7)),
    };
  };

/** Only a month that has ended can be closed. */
export async function closeEndedMonth({ month }: ReadBy<typeof closeMonth>, { db, user }: CallContext): Promise<void> {
  if (month.slice(0, 7) >= formatDate(new Date()).slice(0, 7))
    throw userError.withFields((t) => t.notEnded, { month: (t) => t.notEnded });
  const isNew = await insertClosedMonth(db, month, user.accountId);
  if (!isNew) throw userError((t) => t.closedAlready);
}
