import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, violatedUnique } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import type { drivers, vehicles } from '../wire.ts';
import { driver, vehicle } from './tables.ts';
import { userError } from './texts.ts';
import { type FleetKind, findFleetUses } from './uses.ts';

const absent = () => userError((t) => t.absent, CODE.absent);

/** A unique index of the company refuses the same plate or the same phone twice. */
async function unlessTaken<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (fault) {
    const violated = violatedUnique(fault);
    if (violated === 'vehicle_plate') throw userError.withFields((t) => t.plateTaken, { plate: (t) => t.plateTaken });
    if (violated === 'driver_mobile')
      throw userError.withFields((t) => t.mobileTaken, { mobile: (t) => t.mobileTaken });
    throw fault;
  }
}

/** After the rows are locked, so that no job takes them meanwhile. */
async function assertUnused(db: Db, kind: FleetKind, removed: readonly { id: number; name: string }[]) {
  const uses = await findFleetUses(
    db,
    kind,
    removed.map(({ id }) => id),
  );
  const used = removed.find(({ id }) => uses.some((use) => use.id === id));
  if (used === undefined) return;
  const jobs = uses.filter(({ id }) => id === used.id).map(({ job }) => job);
  throw userError((t) => t.inUse({ name: used.name, jobs: jobs.join(', ') }));
}

export async function addVehicle(added: ReadBy<typeof vehicles.add>, { db, user }: CallContext) {
  await unlessTaken(db.insert(vehicle).values({ ...added, companyId: ownCompanyId(user) }));
}

export async function changeVehicle(
  { vehicleId, ...changed }: ReadBy<typeof vehicles.edit>,
  { db, user }: CallContext,
) {
  const isOwn = and(eq(vehicle.companyId, ownCompanyId(user)), isNull(vehicle.deletedAt));
  const write = db
    .update(vehicle)
    .set(changed)
    .where(and(eq(vehicle.id, vehicleId), isOwn))
    .returning({ id: vehicle.id });
  if ((await unlessTaken(write)).length === 0) throw absent();
}

export async function removeVehicles({ id }: ReadBy<typeof vehicles.remove>, { db, user }: CallContext) {
  const isOwn = and(eq(vehicle.companyId, ownCompanyId(user)), isNull(vehicle.deletedAt));
  const removed = await db
    .update(vehicle)
    .set({ deletedAt: sql`now()` })
    .where(and(inArray(vehicle.id, id), isOwn))
    .returning({ id: vehicle.id, name: vehicle.plate });
  if (removed.length < id.length) throw absent();
  await assertUnused(db, 'vehicle', removed);
}

export async function addDriver(added: ReadBy<typeof drivers.add>, { db, user }: CallContext) {
  await unlessTaken(db.insert(driver).values({ ...added, companyId: ownCompanyId(user) }));
}

export async function changeDriver({ driverId, ...changed }: ReadBy<typeof drivers.edit>, { db, user }: CallContext) {
  const isOwn = and(eq(driver.companyId, ownCompanyId(user)), isNull(driver.deletedAt));
  const write = db
    .update(driver)
    .set(changed)
    .where(and(eq(driver.id, driverId), isOwn))
    .returning({ id: driver.id });
  if ((await unlessTaken(write)).length === 0) throw absent();
}

export async function removeDrivers({ id }: ReadBy<typeof drivers.remove>, { db, user }: CallContext) {
  const isOwn = and(eq(driver.companyId, ownCompanyId(user)), isNull(driver.deletedAt));
  const removed = await db
    .update(driver)
    .set({ deletedAt: sql`now()` })
    .where(and(inArray(driver.id, id), isOwn))
    .returning({ id: driver.id, name: driver.name });
  if (removed.length < id.length) throw absent();
  await assertUnused(db, 'driver', removed);
}
