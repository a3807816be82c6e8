import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { sendMessages } from '../../../portal/message/server/index.ts';
import { DUNNING_LEVELS, dunningLevel } from '../states.ts';
import { billOverdue, messageOf } from './messages.ts';
import { daysOverdue, today } from './queries.ts';
import { bill, billEvent } from './tables.ts';

const BATCH = 500;

const levelNow = sql`case ${sql.join(
  [...DUNNING_LEVELS]
    .reverse()
    .map(({ level, fromDays }) => sql`when ${today()}::date - ${bill.dueOn} >= ${fromDays}::int then ${level}::int`),
  sql` `,
)} else 0 end`;

/** Reminds companies of overdue bills, once for each level; safe to run twice, catches up after a stop. */
export async function dun(db: Db): Promise<number> {
  let reminded = 0;
  let afterId = 0;
  for (;;) {
    const raised = await db.transaction((inside) => dunBatch(inside, afterId));
    reminded += raised.length;
    afterId = raised.at(-1)?.id ?? 0;
    if (raised.length < BATCH) return reminded;
  }
}

async function dunBatch(db: Db, afterId: number) {
  const due = await db
    .select({ id: bill.id, days: daysOverdue() })
    .from(bill)
    .where(
      and(
        eq(bill.side, 'sale'),
        eq(bill.status, 'agreed'),
        lt(bill.dueOn, today()),
        gt(bill.id, afterId),
        sql`${bill.dunningLevel} < ${levelNow}`,
      ),
    )
    .orderBy(asc(bill.id))
    .limit(BATCH)
    .for('update');
  if (due.length === 0) return [];
  const levels = due.map(({ id, days }) => ({ id, level: dunningLevel(days), days }));
  const { rows } = await db.execute(sql`
    update bill set dunning_level = raised.level, updated_at = now()
    from json_to_recordset(${JSON.stringify(levels)}::json) as raised(id bigint, level int) where bill.id = raised.id
    returning bill.id`);
  if (rows.length !== levels.length) throw new Error('a reminder was not noted');
  await db
    .insert(billEvent)
    .values(levels.map(({ id, level }) => ({ billId: id, kind: 'dunned' as const, reason: String(level) })));
  const found = await db
    .select()
    .from(bill)
    .where(sql`${bill.id} = any(${sql.param(`{${levels.map(({ id }) => id).join(',')}}`)}::bigint[])`);
  const messages = found.map((row) => {
    const { level = 0, days = 0 } = levels.find(({ id }) => id === row.id) ?? {};
    return messageOf(row, { level, days, dueDate: row.dueOn ?? '' });
  });
  await sendMessages(db, billOverdue, messages);
  return levels;
}
