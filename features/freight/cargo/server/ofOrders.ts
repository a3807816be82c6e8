import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Party } from '../../../people/addressBook/party.ts';
import type { OrderOfGoods } from '../../booking/server/index.ts';
import type { CargoRole } from '../parties.ts';
import { bookedLines, type StoredLine, toStoredLine } from './lines.ts';
import { type ShipmentFacts, shipmentFactsOf } from './shipment.ts';
import { cargoLine, cargoParty, cargoSheet, cargoShipmentFact } from './tables.ts';

/** What papers are filled from, of one order. */
export interface CargoOfOrder {
  version: number;
  lines: readonly StoredLine[];
  parties: Readonly<Partial<Record<CargoRole, Party>>>;
  facts: ShipmentFacts;
}

/** Goods, parties and facts of orders by their id, in four queries however many they are. The caller checks access. */
export async function readCargoOf(db: Db, orders: readonly OrderOfGoods[]): Promise<ReadonlyMap<number, CargoOfOrder>> {
  const ids = orders.map(({ orderId }) => orderId);
  if (ids.length === 0) return new Map();
  const [sheets, lines, parties, facts] = await Promise.all([
    db
      .select({ orderId: cargoSheet.orderId, version: cargoSheet.version })
      .from(cargoSheet)
      .where(inArray(cargoSheet.orderId, ids)),
    db
      .select()
      .from(cargoLine)
      .where(inArray(cargoLine.orderId, ids))
      .orderBy(asc(cargoLine.position), asc(cargoLine.id)),
    db
      .select({ orderId: cargoParty.orderId, role: cargoParty.role, party: cargoParty.party })
      .from(cargoParty)
      .where(inArray(cargoParty.orderId, ids)),
    db.select().from(cargoShipmentFact).where(inArray(cargoShipmentFact.orderId, ids)),
  ]);
  const versions = new Map(sheets.map(({ orderId, version }) => [orderId, version]));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const partiesOf = Map.groupBy(parties, ({ orderId }) => orderId);
  const factsOf = Map.groupBy(facts, ({ orderId }) => orderId);
  return new Map(
    orders.map((order) => {
      const { orderId } = order;
      const version = versions.get(orderId);
      return [
        orderId,
        {
          version: version ?? 0,
          lines: version === undefined ? bookedLines(order) : (linesOf.get(orderId) ?? []).map(toStoredLine),
          parties: Object.fromEntries((partiesOf.get(orderId) ?? []).map(({ role, party }) => [role, party])),
          facts: shipmentFactsOf(order, factsOf.get(orderId) ?? []),
        },
      ];
    }),
  );
}
