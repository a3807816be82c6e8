import type { Db } from '../../../../platform/server/database/connect.ts';
import { isDecimal } from '../../../../platform/wire/amountText.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { findOrdersOfTrain } from '../../booking/server/index.ts';
import { factCell } from '../../cargo/cells.ts';
import { type CargoOfOrder, issuedCellsOf, readCargoOf } from '../../cargo/server/index.ts';
import { containerScope, lineScope } from '../../cargo/shipmentFields.ts';
import { SIZE_TYPES } from '../../train/sizeTypes.ts';
import type { MassBasis, PlannedContainer } from '../plan.ts';

type OrderOnTrain = Awaited<ReturnType<typeof findOrdersOfTrain>>[number];

/** An order of a train with what papers are filled from. */
export interface LoadedOrder {
  order: OrderOnTrain;
  cargo: CargoOfOrder;
}

/** Confirmed orders of a train, by their numbers. */
export async function readOrders(db: Db, trainId: number): Promise<LoadedOrder[]> {
  const orders = await findOrdersOfTrain(db, trainId);
  const cargo = await readCargoOf(db, orders);
  return orders.flatMap((order) => {
    const own = cargo.get(order.orderId);
    return own === undefined ? [] : [{ order, cargo: own }];
  });
}

/** Containers of a train in the order of its orders, as the planner sees them. */
export async function plannedContainers(
  db: Db,
  orders: readonly LoadedOrder[],
  language: Language,
): Promise<PlannedContainer[]> {
  const all: PlannedContainer[] = [];
  for (const { order, cargo } of orders) {
    const issued = await issuedCellsOf(db, order.orderId);
    for (const [index, container] of order.containers.entries()) {
      const { orderContainerId, sizeType, containerNo } = container;
      const scope = containerScope(orderContainerId);
      all.push({
        orderContainerId,
        orderBigNo: order.orderBigNo,
        companyName: order.companyName,
        label: containerNo ?? `${order.orderBigNo}#${index + 1}`,
        sizeType,
        ...massOf({ order, cargo }, container),
        dangerClasses: dangersOf({ order, cargo }, orderContainerId),
        factWagonNo: cargo.facts.get(scope)?.get('wagonNo') ?? '',
        lockedBy: issued.get(factCell(scope, 'wagonNo'))?.(language) ?? '',
      });
    }
  }
  return all;
}

/** Goods lines in a container, and those of the whole order, which may be in any of its containers. */
const linesIn = ({ cargo }: LoadedOrder, id: number) =>
  cargo.lines.filter(({ orderContainerId }) => orderContainerId === null || orderContainerId === id);

/** VGM; without one tare, usual if not typed, and the gross mass of the goods: an even share of those of the whole order. */
function massOf(
  loaded: LoadedOrder,
  { orderContainerId, sizeType, tareKg, vgmKg }: OrderOnTrain['containers'][number],
): { massKg: number; massBasis: MassBasis } {
  if (vgmKg !== null) return { massKg: vgmKg, massBasis: 'vgm' };
  const tare = tareKg ?? SIZE_TYPES[sizeType].tareKg;
  const lines = linesIn(loaded, orderContainerId);
  if (lines.length === 0 || !lines.every(({ values }) => isDecimal(values.goodsGrossWeightKg)))
    return { massKg: tare, massBasis: 'tare' };
  const share = (line: (typeof lines)[number]) => (line.orderContainerId === null ? loaded.order.containers.length : 1);
  const goodsKg = lines.reduce((sum, line) => sum + Number(line.values.goodsGrossWeightKg) / share(line), 0);
  return { massKg: Math.round(tare + goodsKg), massBasis: 'goods' };
}

function dangersOf(loaded: LoadedOrder, orderContainerId: number): string[] {
  const classes = linesIn(loaded, orderContainerId).flatMap(
    ({ lineKey }) => loaded.cargo.facts.get(lineScope(lineKey))?.get('dangerClass') ?? [],
  );
  return [...new Set(classes.filter(Boolean))];
}
