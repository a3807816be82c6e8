import { and, asc, eq, gt } from 'drizzle-orm';
import { type CompanyData, rowsById } from '../../../../platform/server/companyData.ts';
import { orderNumberOf } from '../../booking/server/index.ts';
import { valuesOf } from './lines.ts';
import { cargoLine, cargoParty, cargoSheet, cargoShipmentFact } from './tables.ts';

/** Goods lines, parties and shipment facts of the company's orders. */
export const companyData: CompanyData = {
  name: 'cargo',
  async *rows(db, companyId) {
    const sheets = rowsById((after, limit) =>
      db
        .select({
          id: cargoSheet.id,
          orderId: cargoSheet.orderId,
          orderBigNo: orderNumberOf(cargoSheet.orderId),
        })
        .from(cargoSheet)
        .where(and(eq(cargoSheet.companyId, companyId), gt(cargoSheet.id, after)))
        .orderBy(asc(cargoSheet.id))
        .limit(limit),
    );
    for await (const { id, orderId, orderBigNo } of sheets) {
      const [lines, parties, shipment] = await Promise.all([
        db.select().from(cargoLine).where(eq(cargoLine.orderId, orderId)).orderBy(asc(cargoLine.position)),
        db.select().from(cargoParty).where(eq(cargoParty.orderId, orderId)),
        db.select().from(cargoShipmentFact).where(eq(cargoShipmentFact.orderId, orderId)),
      ]);
      yield {
        id,
        orderBigNo,
        lines: lines.map((row) => ({ orderContainerId: row.orderContainerId, ...valuesOf(row) })),
        parties: parties.map(({ role, party }) => ({ role, ...party })),
        shipment: shipment.map(({ scope, field, value }) => ({ scope, field, value })),
      };
    }
  },
};
