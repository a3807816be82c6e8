import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, type OwnCompanyId, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { openWorkOf } from '../containerWork.ts';
import type * as wire from '../jobWire.ts';
import { hasStays } from '../kinds.ts';
import type { ServiceJob } from '../order.ts';
import { setBidState } from './bids.ts';
import { estimateFees } from './charges.ts';
import { lockService, type Mover, moverOf, moveService, recordEvent, sendServiceMessages } from './move.ts';
import { type Job, type ServiceRow, selectJob } from './queries.ts';
import { RELEASED } from './request.ts';
import { serviceBid, serviceOrder } from './tables.ts';
import { userError } from './texts.ts';
import { toJob } from './toDto.ts';

async function findJob(db: Db, own: OwnCompanyId, serviceOrderId: number): Promise<Job> {
  const job = await selectJob(db, own, serviceOrderId);
  if (job === undefined) throw userError((t) => t.absent, CODE.absent);
  return job;
}

export async function readJob(
  { serviceOrderId }: { serviceOrderId: number },
  { db, user }: CallContext,
): Promise<ServiceJob> {
  return toJob(db, await findJob(db, ownCompanyId(user), serviceOrderId));
}

/** A move of the chosen supplier. */
export async function moveJob(
  { serviceOrderId, version, move, reason }: ReadBy<typeof wire.moveServiceJob>,
  ctx: CallContext,
): Promise<ServiceJob> {
  const { db, user } = ctx;
  const own = ownCompanyId(user);
  const job = await toJob(db, await findJob(db, own, serviceOrderId));
  const mover = moverOf('supplier', user);
  const row = await moveService(db, mover, {
    serviceOrderId,
    version,
    move,
    reason,
    isOwn: eq(serviceOrder.supplierId, own),
    set: move === 'declineJob' ? RELEASED : {},
  });
  if (move === 'finish') await recordLeftOpen(db, mover, { row, job });
  const bid = { serviceOrderId, supplierId: own };
  if (move === 'declineJob') await setBidState(db, bid, 'declined');
  if (move === 'acceptJob') {
    await setBidState(db, bid, 'won');
    await estimateFees(db, row, user.accountId);
  }
  return readJob({ serviceOrderId }, ctx);
}

/** A job that its supplier finishes on purpose names the containers that are not done. */
async function recordLeftOpen(db: Db, mover: Mover, { row, job }: { row: ServiceRow; job: ServiceJob }): Promise<void> {
  const open = openWorkOf(job).containers;
  if (open.length === 0) return;
  const reason = open.map(({ containerNo, sizeType }) => containerNo || sizeType).join(', ');
  await recordEvent(db, mover, { row, move: 'leftOpen', reason });
}

/** Quotes while the platform is still asking; locked against the choice of a bid at the same moment. */
export async function quote(
  { serviceOrderId, ...given }: ReadBy<typeof wire.quoteServiceJob>,
  ctx: CallContext,
): Promise<ServiceJob> {
  const { db, user } = ctx;
  const own = ownCompanyId(user);
  await findJob(db, own, serviceOrderId);
  const row = await lockService(db, serviceOrderId);
  if (row.state !== 'quoting') throw userError((t) => t.notQuoting);
  if (given.validUntil < formatDate(new Date()))
    throw userError.withFields((t) => t.pastDate, { validUntil: (t) => t.pastDate });
  const terms = hasStays(row.kind) ? {} : { freeDays: null, dayRate: null };
  const written = await db
    .update(serviceBid)
    .set({ ...given, ...terms, state: 'quoted' })
    .where(
      and(
        eq(serviceBid.serviceOrderId, serviceOrderId),
        eq(serviceBid.supplierId, own),
        inArray(serviceBid.state, ['asked', 'quoted']),
      ),
    )
    .returning({ id: serviceBid.id });
  if (written.length === 0) throw userError((t) => t.notQuoting);
  await recordEvent(db, moverOf('supplier', user), { row, move: 'quote', reason: given.note });
  await sendServiceMessages(db, row, { move: 'quote', reason: user.companyName ?? '', supplierIds: [] });
  return readJob({ serviceOrderId }, ctx);
}

export async function declineQuote(
  { serviceOrderId, reason }: ReadBy<typeof wire.declineServiceQuote>,
  ctx: CallContext,
): Promise<ServiceJob> {
  const { db, user } = ctx;
  const own = ownCompanyId(user);
  await findJob(db, own, serviceOrderId);
  const row = await lockService(db, serviceOrderId);
  if (row.state !== 'quoting') throw userError((t) => t.notQuoting);
  await setBidState(db, { serviceOrderId, supplierId: own }, 'declined');
  await recordEvent(db, moverOf('supplier', user), { row, move: 'declineQuote', reason });
  const reasonText = [user.companyName, reason].filter(Boolean).join(' · ');
  await sendServiceMessages(db, row, { move: 'declineQuote', reason: reasonText, supplierIds: [] });
  return readJob({ serviceOrderId }, ctx);
}

export async function enterFee(
  { serviceOrderId, version, amount, currency, note }: ReadBy<typeof wire.enterServiceFee>,
  ctx: CallContext,
): Promise<ServiceJob> {
  const { db, user } = ctx;
  if (user.hidesMoney) throw userError((t) => t.moneyHidden, CODE.forbidden);
  const own = ownCompanyId(user);
  const { row } = await findJob(db, own, serviceOrderId);
  if (row.costAmount !== null && currency !== row.costCurrency)
    throw userError.withFields((t) => t.otherCurrency, { currency: (t) => t.otherCurrency });
  await moveService(db, moverOf('supplier', user), {
    serviceOrderId,
    version,
    move: 'enterFee',
    reason: note,
    isOwn: eq(serviceOrder.supplierId, own),
    set: { feeCost: amount, feeNote: note, costCurrency: currency },
  });
  return readJob({ serviceOrderId }, ctx);
}
