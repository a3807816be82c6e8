import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { OrderOfGoods } from '../../booking/server/index.ts';
import { CARGO_FIELDS, type CargoField, type CargoValues, emptyValues } from '../fields.ts';
import { cargoLine } from './tables.ts';

/** A goods line of an order; values as on the wire. */
export interface StoredLine {
  lineKey: string;
  position: number;
  orderContainerId: number | null;
  values: CargoValues;
}

type LineRecord = typeof cargoLine.$inferSelect;

export function valuesOf(row: Pick<LineRecord, CargoField>): CargoValues {
  const values = emptyValues();
  for (const field of CARGO_FIELDS) values[field] = row[field] ?? '';
  return values;
}

/** Columns of a line's values. */
export function columnsOf(values: CargoValues) {
  return {
    ...values,
    packNum: values.packNum || null,
    smallPackNum: values.smallPackNum || null,
    goodsWeightKg: values.goodsWeightKg || null,
    goodsGrossWeightKg: values.goodsGrossWeightKg || null,
    goodsVolumeM3: values.goodsVolumeM3 || null,
    goodsPrice: values.goodsPrice || null,
    goodsValue: values.goodsValue || null,
  };
}

/** Lines in their order. */
export async function selectLines(db: Db, orderId: number): Promise<StoredLine[]> {
  const found = await db
    .select()
    .from(cargoLine)
    .where(eq(cargoLine.orderId, orderId))
    .orderBy(asc(cargoLine.position), asc(cargoLine.id));
  return found.map(toStoredLine);
}

export const toStoredLine = (row: LineRecord): StoredLine => ({
  lineKey: row.lineKey,
  position: row.position,
  orderContainerId: row.orderContainerId,
  values: valuesOf(row),
});

/** What the booking asked for, as lines of the whole order; of its only container if it has one. */
export function bookedLines({ goods, containers }: OrderOfGoods): StoredLine[] {
  const [only] = containers;
  const orderContainerId = containers.length === 1 && only ? only.orderContainerId : null;
  return goods.map(({ goodsId, nameCn, nameEn, nameRu, hscode, grossWeightKg }, position) => ({
    lineKey: `booked-${goodsId}`,
    position,
    orderContainerId,
    values: {
      ...emptyValues(),
      goodsNameCn: nameCn,
      goodsNameEn: nameEn,
      goodsNameRu: nameRu,
      hscode,
      goodsGrossWeightKg: String(grossWeightKg),
    },
  }));
}
