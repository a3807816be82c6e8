import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { formatDate } from '../../../platform/wire/time.ts';
import type * as wire from '../jobWire.ts';
import type { ServiceJob } from '../order.ts';
import { isEnded } from '../states.ts';
import { takeBackStorage } from './charges.ts';
import { readJob } from './jobs.ts';
import { lockService, moverOf, recordEvent } from './move.ts';
import { serviceContainer, yardStay } from './tables.ts';
import { userError } from './texts.ts';

type Typed = ReadBy<typeof wire.saveYardStay>;

/** A stay of one container; its days are charged by the daily job, and days after an earlier end are taken back. */
export async function saveStay(typed: Typed, ctx: CallContext): Promise<ServiceJob> {
  const { db, user } = ctx;
  const { serviceOrderId, inDate, outDate } = typed;
  const { abilities } = await readJob({ serviceOrderId }, ctx);
  if (!abilities.recordStays) throw userError((t) => t.changed);
  const row = await lockService(db, serviceOrderId);
  assertNotInFuture(typed);
  const known = await findStay(db, typed);
  if (known === undefined) throw userError((t) => t.containerAbsent, CODE.absent);
  const isIn = known.stayId !== null && known.outOn === null;
  if (isEnded(row.state) && !isIn) throw userError((t) => t.changed);
  if (known.stayId !== null) await shorten(db, { ...known, stayId: known.stayId }, typed);
  await writeStay(db, typed);
  const reason = [inDate, outDate].filter(Boolean).join(' – ');
  await recordEvent(db, moverOf('supplier', user), { row, move: 'stay', reason });
  return readJob({ serviceOrderId }, ctx);
}

function assertNotInFuture({ inDate, outDate }: Typed): void {
  const today = formatDate(new Date());
  if (inDate > today) throw userError.withFields((t) => t.futureDate, { inDate: (t) => t.futureDate });
  if (outDate !== null && outDate > today)
    throw userError.withFields((t) => t.futureDate, { outDate: (t) => t.futureDate });
}

/** undefined: the container is none of the service; locked until the transaction ends, so that no day is charged meanwhile. */
async function findStay(db: Db, { serviceOrderId, orderContainerId }: Typed) {
  const isStay = and(
    eq(yardStay.serviceOrderId, serviceOrderId),
    eq(yardStay.orderContainerId, orderContainerId),
  );
  await db.select({ id: yardStay.id }).from(yardStay).where(isStay).for('update');
  const { id: stayId, inOn, outOn, chargedUntil } = yardStay;
  const [known] = await db
    .select({ stayId, inOn, outOn, chargedUntil })
    .from(serviceContainer)
    .leftJoin(yardStay, isStay)
    .where(
      and(
        eq(serviceContainer.serviceOrderId, serviceOrderId),
        eq(serviceContainer.orderContainerId, orderContainerId),
      ),
    );
  return known;
}

interface KnownStay {
  stayId: number;
  inOn: string | null;
  chargedUntil: string | null;
}

/** Takes back what was charged for days after the end, which is reported days late now and then. */
async function shorten(
  db: Db,
  { stayId, inOn, chargedUntil }: KnownStay,
  { inDate, outDate }: Typed,
): Promise<void> {
  if (chargedUntil === null) return;
  if (inDate !== inOn) throw userError.withFields((t) => t.stayCharged, { inDate: (t) => t.stayCharged });
  if (outDate === null || outDate >= chargedUntil) return;
  if (!(await takeBackStorage(db, { stayId, after: outDate, through: chargedUntil })))
    throw userError.withFields((t) => t.stayBilled, { outDate: (t) => t.stayBilled });
  await db.update(yardStay).set({ chargedUntil: outDate }).where(eq(yardStay.id, stayId));
}

async function writeStay(
  db: Db,
  { serviceOrderId, orderContainerId, inDate, outDate }: Typed,
): Promise<void> {
  await db
    .insert(yardStay)
    .values({ serviceOrderId, orderContainerId, inOn: inDate, outOn: outDate })
    .onConflictDoUpdate({
      target: [yardStay.serviceOrderId, yardStay.orderContainerId],
      // a stay that was settled has other days now: the daily job counts it again
      set: { inOn: inDate, outOn: outDate, isSettled: false, updatedAt: sql`now()` },
    });
}
