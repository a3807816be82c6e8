import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { RECOGNIZE_STATE } from '../states.ts';
import type { StoredPaper } from './queries.ts';
import { paper, paperPage } from './tables.ts';

/** A process that says nothing for this long is dead. */
const LEASE_TIMEOUT_S = 15;
/** Of all processes: each reading takes a core and more than a gigabyte. */
const MOST_AT_ONCE = 2;
/** Serializes the taking of papers, so that no third one begins. */
const LOCK = sql`select pg_advisory_xact_lock(hashtext('paper.lease'))`;

const now = sql`clock_timestamp()`;
const isAlive = sql`alive_at > clock_timestamp() - make_interval(secs => ${LEASE_TIMEOUT_S})`;

/** The number of the attempt tells this reading from a later one. */
export type Lease = StoredPaper;

/** Next paper to read, in fair turns: of the company that has waited longest since its last one. Null: none now. */
export async function acquireNext(db: Db): Promise<Lease | null> {
  return db.transaction(async (inside) => {
    await inside.execute(LOCK);
    const next = sql`(
      with served as (select company_id, max(greatest(finished_at, alive_at)) as at from paper
        where company_id in (select company_id from paper where state = '0') group by company_id)
      select due.id from paper as due join served using (company_id)
      where due.state = '0' and (due.alive_at is null or not (${isAlive}))
        and (select count(*) from paper where state = '0' and ${isAlive}) < ${MOST_AT_ONCE}
      order by served.at nulls first, due.finished_at nulls first, due.created_at, due.id
      limit 1)`;
    const [taken] = await inside
      .update(paper)
      .set({ aliveAt: now, attempts: sql`${paper.attempts} + 1`, pagesDone: 0, pageCount: null })
      .where(eq(paper.id, next))
      .returning();
    if (taken === undefined) return null;
    await inside.delete(paperPage).where(eq(paperPage.paperId, taken.id));
    return taken;
  });
}

const isHeld = ({ id, attempts }: Lease) =>
  and(
    eq(paper.id, id),
    eq(paper.state, RECOGNIZE_STATE.reading),
    eq(paper.attempts, attempts),
    isNotNull(paper.aliveAt),
  );

type Change = Partial<typeof paper.$inferInsert>;

/** Still this process's, with what changed; false: another has it, or it was stopped. */
export async function renewLease(db: Db, lease: Lease, change: Change = {}): Promise<boolean> {
  const alive = await db
    .update(paper)
    .set({ ...change, aliveAt: now })
    .where(isHeld(lease))
    .returning({ id: paper.id });
  return alive.length > 0;
}

/** Ends the reading; false: it was not this process's any more. */
export async function endLease(db: Db, lease: Lease, change: Change): Promise<boolean> {
  const ended = await db
    .update(paper)
    .set({ ...change, aliveAt: null, finishedAt: sql`now()` })
    .where(isHeld(lease))
    .returning({ id: paper.id });
  return ended.length > 0;
}

/** For another process to read. */
export async function releaseLease(db: Db, lease: Lease): Promise<void> {
  await db
    .update(paper)
    .set({ aliveAt: null, attempts: sql`greatest(${paper.attempts} - 1, 0)` })
    .where(isHeld(lease));
}

/** To be read later: behind what waits now, and counted, so that it is not tried for ever. */
export async function postpone(db: Db, lease: Lease): Promise<void> {
  await db.update(paper).set({ aliveAt: null, finishedAt: now }).where(isHeld(lease));
}
