import { and, eq, gte, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { recountTariffDays } from '../../../money/charge/server/index.ts';
import type * as wire from '../jobWire.ts';
import type { ServiceJob } from '../order.ts';
import { isEnded } from '../states.ts';
import { daysAfter, firstChargeableDay } from '../yardStays.ts';
import { extendStorage, takeBackStorage } from './charges.ts';
import { readJob } from './jobs.ts';
import { lockService, moverOf, moveService, recordEvent } from './move.ts';
import type { ServiceRow } from './queries.ts';
import { yardStay } from './tables.ts';
import { userError } from './texts.ts';
import { isAllDone } from './toDto.ts';

type StayInput = ReadBy<typeof wire.saveYardStay>;
type StayRow = typeof yardStay.$inferSelect;

/**
 * A stay of one container; its days are charged by the daily job. The arrival stays once days are charged; the end may turn out
 * to be earlier or later than was said.
 */
export async function saveStay(input: StayInput, ctx: CallContext): Promise<ServiceJob> {
  const { db, user } = ctx;
  const { serviceOrderId, orderContainerId, inDate, outDate } = input;
  const { abilities, containers } = await readJob({ serviceOrderId }, ctx);
  if (!abilities.recordStays) throw userError((t) => t.changed);
  const row = await lockService(db, serviceOrderId);
  assertNotInFuture(input);
  if (!containers.some((one) => one.orderContainerId === orderContainerId))
    throw userError((t) => t.containerAbsent, CODE.absent);
  const known = await lockStay(db, input);
  const isIn = known !== undefined && known.outOn === null;
  if (isEnded(row.state) && !isIn) throw userError((t) => t.changed);
  if (known !== undefined) {
    assertArrivalKept(known, input);
    await moveEnd(db, known, { input, row, authorId: user.accountId });
  }
  await writeStay(db, input);
  const reason = [inDate, outDate].filter(Boolean).join(' – ');
  const mover = moverOf('supplier', user);
  await recordEvent(db, mover, { row, move: 'stay', reason });
  if (row.state === 'doing' && (await isAllDone(db, row)))
    await moveService(db, mover, { serviceOrderId, move: 'finish' });
  return readJob({ serviceOrderId }, ctx);
}

function assertNotInFuture({ inDate, outDate }: StayInput): void {
  const today = formatDate(new Date());
  if (inDate > today) throw userError.withFields((t) => t.futureDate, { inDate: (t) => t.futureDate });
  if (outDate !== null && outDate > today)
    throw userError.withFields((t) => t.futureDate, { outDate: (t) => t.futureDate });
}

/** Until the transaction ends, so that no day is charged meanwhile. */
async function lockStay(db: Db, { serviceOrderId, orderContainerId }: StayInput): Promise<StayRow | undefined> {
  const [known] = await db
    .select()
    .from(yardStay)
    .where(and(eq(yardStay.serviceOrderId, serviceOrderId), eq(yardStay.orderContainerId, orderContainerId)))
    .for('update');
  return known;
}

function assertArrivalKept({ inOn, chargedUntil }: StayRow, { inDate }: StayInput): void {
  if (chargedUntil !== null && inDate !== inOn)
    throw userError.withFields((t) => t.stayCharged, { inDate: (t) => t.stayCharged });
}

interface NewEnd {
  input: StayInput;
  row: ServiceRow;
  authorId: number;
}

/** Days after an earlier end are taken back, and are there for the container's other stays; those of a later end stay. */
async function moveEnd(db: Db, known: StayRow, { input, row, authorId }: NewEnd): Promise<void> {
  const { id: stayId, orderContainerId, chargedUntil, inOn } = known;
  const { inDate, outDate } = input;
  // what this stay no longer covers is for tariffs to charge
  await recountTariffDays(db, { containerId: orderContainerId, from: inOn < inDate ? inOn : inDate });
  const today = formatDate(new Date());
  if (known.outOn !== null) await extendStorage(db, stayId, daysAfter(known.outOn, outDate ?? today));
  if (outDate === null || chargedUntil === null || outDate >= chargedUntil) return;
  const days = daysAfter(outDate, chargedUntil);
  const from = await takeBackStorage(db, { stayId, days }, { leftOn: outDate, authorId });
  const isFree = outDate < firstChargeableDay({ inDate, outDate, freeDays: row.freeDays ?? 0 });
  await db
    .update(yardStay)
    .set({ chargedUntil: isFree ? null : outDate })
    .where(eq(yardStay.id, stayId));
  if (from !== null) await recountOtherStays(db, known, from);
}

/** Days that they could not have while this stay had them. */
async function recountOtherStays(db: Db, { id, orderContainerId }: StayRow, from: string): Promise<void> {
  const { chargedUntil, outOn } = yardStay;
  await db
    .update(yardStay)
    .set({ chargedUntil: sql`${from}::date - 1`, isSettled: false, updatedAt: sql`now()` })
    .where(
      and(
        eq(yardStay.orderContainerId, orderContainerId),
        ne(yardStay.id, id),
        gte(chargedUntil, from),
        or(isNull(outOn), gte(outOn, from)),
      ),
    );
}

async function writeStay(db: Db, { serviceOrderId, orderContainerId, inDate, outDate }: StayInput): Promise<void> {
  await db
    .insert(yardStay)
    .values({ serviceOrderId, orderContainerId, inOn: inDate, outOn: outDate })
    .onConflictDoUpdate({
      target: [yardStay.serviceOrderId, yardStay.orderContainerId],
      // a stay that was settled has other days now: the daily job counts it again
      set: { inOn: inDate, outOn: outDate, isSettled: false, updatedAt: sql`now()` },
    });
}
