import { desc, sql } from 'drizzle-orm';
import type { HomeSource } from '../../../../platform/server/feature.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { type HomeAlert, MAX_HOME_LINES } from '../../../../platform/wire/homeParts.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { endedMonths, monthAfter } from '../months.ts';
import { journalPage } from '../pages.ts';
import { en, ru, zh } from '../texts/home.ts';
import { closeMonth } from '../wire.ts';
import { journalEntry, journalMonth } from './tables.ts';

const texts = { zh, en, ru };

/** Ended months since the last closed one, or since the first entry. */
async function monthsToClose({ db, language }: CallContext): Promise<HomeAlert> {
  const t = texts[language];
  const [[closed], [first]] = await Promise.all([
    db.select({ month: journalMonth.month }).from(journalMonth).orderBy(desc(journalMonth.month)).limit(1),
    db.select({ day: sql<string | null>`min(${journalEntry.occurredOn})::text` }).from(journalEntry),
  ]);
  const from = closed ? monthAfter(closed.month.slice(0, 7)) : first?.day?.slice(0, 7);
  const months = from === undefined ? [] : endedMonths(from, formatDate(new Date()).slice(0, 7));
  return {
    name: 'monthsToClose',
    area: 'money',
    title: t.toClose,
    count: months.length,
    isUrgent: false,
    path: pathTo(journalPage, {}),
    lines: months.slice(0, MAX_HOME_LINES).map((month) => ({
      title: month,
      note: t.ended,
      path: pathTo(journalPage, {}),
      measure: { kind: 'since', time: `${monthAfter(month)}-01 00:00:00` },
    })),
  };
}

export const homeSources: readonly HomeSource[] = [
  { permission: closeMonth.access.code, read: async (ctx) => ({ alerts: [await monthsToClose(ctx)] }) },
];
