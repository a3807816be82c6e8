import type { Db } from '../../../../platform/server/database/connect.ts';

export type FleetKind = 'vehicle' | 'driver';

/** A running job of a vehicle or driver. */
interface FleetUse {
  /** of the vehicle or driver */
  id: number;
  /** number of the job */
  job: string;
}

export type FleetUses = (db: Db, kind: FleetKind, ids: readonly number[]) => Promise<readonly FleetUse[]>;

const declared = new Set<FleetUses>();

/** Called once, where the feature that keeps the jobs is composed; it ranks above. */
export function declareFleetUses(uses: FleetUses): void {
  declared.add(uses);
}

export async function findFleetUses(db: Db, kind: FleetKind, ids: readonly number[]): Promise<FleetUse[]> {
  const found: FleetUse[] = [];
  for (const uses of declared) found.push(...(await uses(db, kind, ids)));
  return found;
}
