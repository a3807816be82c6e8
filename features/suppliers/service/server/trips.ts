import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Config } from '../../../../platform/server/config.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { writeOutbox } from '../../../../platform/server/outbox/writeOutbox.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { findDriver, findVehicle } from '../../fleet/server/index.ts';
import { LINK_DAYS } from '../driverSteps.ts';
import type * as wire from '../jobWire.ts';
import type { ServiceJob } from '../order.ts';
import { driverJobPage } from '../pages.ts';
import { serviceNoOf } from '../paths.ts';
import { readJob } from './jobs.ts';
import { lockService, moverOf, moveService, recordEvent } from './move.ts';
import type { ServiceRow } from './queries.ts';
import { serviceContainer, serviceOrder, serviceTrip } from './tables.ts';
import { texts, userError } from './texts.ts';

type Link = PayloadOf<typeof wire.assignTrip>;
type Address = Pick<Config, 'publicUrl' | 'port'>;
type Trip = typeof serviceTrip.$inferSelect;

const TOKEN_BYTES = 32;
const DAY_MS = 86_400_000;

/** What is stored of a driver's token: its 256 random bits need no salt. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');

function newLink(row: ServiceRow) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const until = Math.max(Date.now(), row.endAt?.getTime() ?? row.startAt?.getTime() ?? 0);
  return { token, tokenHash: hashOfToken(token), expiresAt: new Date(until + LINK_DAYS * DAY_MS) };
}

function urlOf({ publicUrl, port }: Address, token: string): string {
  const base = (publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, '');
  return `${base}/custom${pathTo(driverJobPage, { token })}`;
}

/** Vehicle and driver for a job; the driver is texted the link. */
export async function assign(config: Address, input: ReadBy<typeof wire.assignTrip>, ctx: CallContext): Promise<Link> {
  const { db, user } = ctx;
  const { serviceOrderId, orderContainerId, vehicleId, driverId, note, tripId } = input;
  const own = ownCompanyId(user);
  const { abilities } = await readJob({ serviceOrderId }, ctx);
  if (!abilities.assign) throw userError((t) => t.changed);
  const row = await lockService(db, serviceOrderId);
  const [vehicle, driver] = await Promise.all([findVehicle(db, own, vehicleId), findDriver(db, own, driverId)]);
  if (vehicle === undefined) throw userError.withFields((t) => t.vehicleAbsent, { vehicleId: (t) => t.vehicleAbsent });
  if (driver === undefined) throw userError.withFields((t) => t.driverAbsent, { driverId: (t) => t.driverAbsent });
  await assertContainer(db, serviceOrderId, orderContainerId);
  if (tripId !== null) await replaceTrip(db, serviceOrderId, tripId);
  const { token, ...link } = newLink(row);
  const [made] = await db
    .insert(serviceTrip)
    .values({
      serviceOrderId,
      orderContainerId,
      vehicleId,
      driverId,
      note,
      ...link,
      plate: vehicle.plate,
      driverName: driver.name,
      driverMobile: driver.mobile,
    })
    .returning();
  if (made === undefined) throw new Error('a trip was not written');
  const who = `${vehicle.plate} · ${driver.name}`;
  const mover = moverOf('supplier', user);
  // a replaced driver leaves a job that is under way where it is
  if (row.state === 'doing') await recordEvent(db, mover, { row, move: 'assign', reason: who });
  else
    await moveService(db, mover, {
      serviceOrderId,
      move: 'assign',
      reason: who,
      isOwn: eq(serviceOrder.supplierId, own),
    });
  return textLink(db, config, made, { token, row });
}

async function assertContainer(db: Db, serviceOrderId: number, orderContainerId: number | null) {
  if (orderContainerId === null) return;
  const isIt = eq(serviceContainer.orderContainerId, orderContainerId);
  const [found] = await db
    .select({ id: serviceContainer.orderContainerId })
    .from(serviceContainer)
    .where(and(eq(serviceContainer.serviceOrderId, serviceOrderId), isIt));
  if (found === undefined)
    throw userError.withFields((t) => t.containerAbsent, { orderContainerId: (t) => t.containerAbsent });
}

async function replaceTrip(db: Db, serviceOrderId: number, tripId: number): Promise<void> {
  const replaced = await db
    .update(serviceTrip)
    .set({ replacedAt: sql`now()` })
    .where(
      and(eq(serviceTrip.id, tripId), eq(serviceTrip.serviceOrderId, serviceOrderId), isNull(serviceTrip.replacedAt)),
    )
    .returning({ id: serviceTrip.id });
  if (replaced.length === 0) throw userError((t) => t.changed);
}

async function textLink(
  db: Db,
  config: Address,
  trip: Trip,
  { token, row }: { token: string; row: ServiceRow },
): Promise<Link> {
  const url = urlOf(config, token);
  const said = { serviceNo: serviceNoOf(row.id), plate: trip.plate, url };
  await writeOutbox(db, [{ channel: 'sms', receiver: trip.driverMobile, text: texts.zh.driverSms(said) }]);
  return { tripId: trip.id, url, expireTime: formatDateTime(trip.expiresAt) };
}

/** An own trip without a successor, with its order locked. */
async function lockOwnTrip(ctx: CallContext, tripId: number) {
  const { db, user } = ctx;
  const [trip] = await db
    .select({ serviceOrderId: serviceTrip.serviceOrderId })
    .from(serviceTrip)
    .innerJoin(serviceOrder, eq(serviceOrder.id, serviceTrip.serviceOrderId))
    .where(
      and(eq(serviceTrip.id, tripId), eq(serviceOrder.supplierId, ownCompanyId(user)), isNull(serviceTrip.replacedAt)),
    );
  if (trip === undefined) throw userError((t) => t.absent, CODE.absent);
  return lockService(db, trip.serviceOrderId);
}

export async function renewLink(
  config: Address,
  { tripId }: ReadBy<typeof wire.renewDriverLink>,
  ctx: CallContext,
): Promise<Link> {
  const { db, user } = ctx;
  const row = await lockOwnTrip(ctx, tripId);
  const { token, ...link } = newLink(row);
  const [trip] = await db
    .update(serviceTrip)
    .set({ ...link, revokedAt: null })
    .where(eq(serviceTrip.id, tripId))
    .returning();
  if (trip === undefined) throw userError((t) => t.absent, CODE.absent);
  await recordEvent(db, moverOf('supplier', user), { row, move: 'renewLink', reason: trip.driverName });
  return textLink(db, config, trip, { token, row });
}

export async function revokeLink(
  { tripId }: ReadBy<typeof wire.revokeDriverLink>,
  ctx: CallContext,
): Promise<ServiceJob> {
  const { db, user } = ctx;
  const row = await lockOwnTrip(ctx, tripId);
  const [trip] = await db
    .update(serviceTrip)
    .set({ revokedAt: sql`now()` })
    .where(eq(serviceTrip.id, tripId))
    .returning({ driverName: serviceTrip.driverName });
  await recordEvent(db, moverOf('supplier', user), {
    row,
    move: 'revokeLink',
    reason: trip?.driverName ?? '',
  });
  return readJob({ serviceOrderId: row.id }, ctx);
}
