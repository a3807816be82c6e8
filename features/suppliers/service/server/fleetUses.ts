import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { FleetUses } from '../../fleet/server/index.ts';
import { serviceNoOf } from '../paths.ts';
import { driverReport, serviceOrder, serviceTrip } from './tables.ts';

const RUNNING = ['assigned', 'doing'] as const;

/** Jobs that have a vehicle or driver assigned who has not delivered yet. */
export const selectFleetUses: FleetUses = async (db, kind, ids) => {
  const of = kind === 'vehicle' ? serviceTrip.vehicleId : serviceTrip.driverId;
  const isDelivered = sql`exists (select from ${driverReport} where ${driverReport.tripId} = ${serviceTrip.id}
    and ${driverReport.kind} = 'delivered')`;
  const rows = await db
    .selectDistinct({ id: of, serviceOrderId: serviceTrip.serviceOrderId })
    .from(serviceTrip)
    .innerJoin(serviceOrder, eq(serviceOrder.id, serviceTrip.serviceOrderId))
    .where(
      and(
        inArray(of, [...ids]),
        isNull(serviceTrip.replacedAt),
        inArray(serviceOrder.state, RUNNING),
        sql`not ${isDelivered}`,
      ),
    )
    .orderBy(serviceTrip.serviceOrderId);
  return rows.map(({ id, serviceOrderId }) => ({ id, job: serviceNoOf(serviceOrderId) }));
};
