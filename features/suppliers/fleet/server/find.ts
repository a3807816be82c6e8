import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../../platform/server/http/callContext.ts';
import { driver, vehicle } from './tables.ts';

/** An own vehicle in use, locked against removal; undefined for a disabled, a removed and another company's one. */
export async function findVehicle(db: Db, own: OwnCompanyId, vehicleId: number) {
  const isUsable = and(eq(vehicle.companyId, own), eq(vehicle.status, '0'), isNull(vehicle.deletedAt));
  const [found] = await db
    .select({ vehicleId: vehicle.id, plate: vehicle.plate })
    .from(vehicle)
    .where(and(eq(vehicle.id, vehicleId), isUsable))
    .for('share');
  return found;
}

/** An own driver in use, locked against removal; undefined for a disabled, a removed and another company's one. */
export async function findDriver(db: Db, own: OwnCompanyId, driverId: number) {
  const isUsable = and(eq(driver.companyId, own), eq(driver.status, '0'), isNull(driver.deletedAt));
  const [found] = await db
    .select({ driverId: driver.id, name: driver.name, mobile: driver.mobile })
    .from(driver)
    .where(and(eq(driver.id, driverId), isUsable))
    .for('share');
  return found;
}

/** SQL: the driver of an id is neither disabled nor removed. */
export function isDriverInUse(driverId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from ${driver} where ${driver.id} = ${driverId} and ${driver.status} = '0'
    and ${driver.deletedAt} is null)`;
}
