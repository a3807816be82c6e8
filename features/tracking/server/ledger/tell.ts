import type { Db } from '../../../../platform/server/database/connect.ts';
import type { MessageKind } from '../../../../platform/server/messageKind.ts';
import type { Trilingual } from '../../../../platform/wire/language.ts';
import {
  aboutOrder,
  CONTAINERS_MISSING,
  departureChanged,
  type OrderJump,
  type OrderOnTrain,
  ordersOnTrain,
} from '../../../booking/server/index.ts';
import { done, type Telling, tell } from '../../../message/server/index.ts';
import { stationTitles } from '../../../network/server/index.ts';
import type { TrainDetail } from '../../../train/wire.ts';
import type { EventEntry } from '../../wire.ts';
import { arrivalChanged, borderPassed, type MovedFacts, trainArrived, trainDeparted } from '../messages.ts';

interface Concerned {
  train: TrainDetail;
  orders: readonly OrderOnTrain[];
  names: ReadonlyMap<number, Trilingual>;
}

/**
 * Messages to customers on the train: departure, border passed, arrival, new estimates. None for a correction
 * of an actual event.
 */
export async function tellOfEvents(
  db: Db,
  train: TrainDetail,
  events: readonly EventEntry[],
  isCorrection: boolean,
): Promise<void> {
  const departure = events.findLast((entry) => changesDeparture(entry, train));
  const arrival = events.findLast((entry) => changesArrival(entry, train));
  const moves = isCorrection ? [] : events.filter((entry) => kindOf(entry, train) !== null);
  if (departure === undefined && arrival === undefined && moves.length === 0) return;
  const orders = await ordersOnTrain(db, train.trainInfoId);
  const stationIds = [...moves.map((entry) => entry.stationId), train.endStationId];
  const concerned = { train, orders, names: await stationTitles(db, stationIds) };
  if (departure)
    await tell(
      db,
      departureChanged,
      orders.map((order) => departureFor(order, departure, concerned)),
    );
  if (arrival)
    await tell(
      db,
      arrivalChanged,
      orders.map((order) => arrivalFor(order, arrival, concerned)),
    );
  const byKind = Map.groupBy(moves, (entry) => kindOf(entry, train));
  for (const [kind, entries] of byKind) {
    if (kind !== null)
      await tell(
        db,
        kind,
        entries.flatMap((entry) => movesFor(entry, concerned)),
      );
  }
  if (byKind.has(trainDeparted)) {
    await done(
      db,
      orders.map(({ orderNo }) => aboutOrder(orderNo)),
      [CONTAINERS_MISSING],
    );
  }
}

const isAtFirst = (entry: EventEntry, train: TrainDetail) => entry.stationId === train.stops[0]?.stationId;
const isAtLast = (entry: EventEntry, train: TrainDetail) => entry.stationId === train.stops.at(-1)?.stationId;

/** Message of an event; null: ledger only. */
function kindOf(entry: EventEntry, train: TrainDetail): MessageKind<MovedFacts> | null {
  if (entry.classifier !== 'actual') return null;
  if (entry.kind === 'departed' && isAtFirst(entry, train)) return trainDeparted;
  if (entry.kind === 'borderDeparted') return borderPassed;
  return entry.kind === 'arrived' && isAtLast(entry, train) ? trainArrived : null;
}

/** Estimate of the whole train's departure that differs from the plan. */
function changesDeparture(entry: EventEntry, train: TrainDetail): boolean {
  const isExpected = entry.kind === 'departed' && entry.classifier !== 'actual' && isAtFirst(entry, train);
  return isExpected && entry.containerNos.length === 0 && entry.time !== train.departTime;
}

/** Estimate of the whole train's arrival that differs from the plan. */
function changesArrival(entry: EventEntry, train: TrainDetail): boolean {
  const isExpected = entry.kind === 'arrived' && entry.classifier !== 'actual' && isAtLast(entry, train);
  return isExpected && entry.containerNos.length === 0 && entry.time !== train.arriveTime;
}

function departureFor(order: OrderOnTrain, { time }: EventEntry, concerned: Concerned) {
  const { trainNo, departTime } = concerned.train;
  const params = {
    ...jumpOf(order, concerned),
    trainNo,
    plannedTime: toMinute(departTime),
    time: toMinute(time),
    cutoffTime: '',
  };
  return { companyId: order.companyId, about: aboutOrder(order.orderNo), params };
}

function arrivalFor(order: OrderOnTrain, entry: EventEntry, concerned: Concerned) {
  const plannedTime = toMinute(concerned.train.arriveTime);
  const { params, ...told } = moveFor(order, entry, concerned);
  return { ...told, params: { ...params, plannedTime } };
}

function movesFor(entry: EventEntry, concerned: Concerned): Telling<MovedFacts>[] {
  return concerned.orders
    .filter((order) => isAboard(order, entry))
    .map((order) => moveFor(order, entry, concerned));
}

function moveFor(order: OrderOnTrain, entry: EventEntry, concerned: Concerned): Telling<MovedFacts> {
  const { train, names } = concerned;
  const place = names.get(entry.stationId);
  const params = {
    ...jumpOf(order, concerned),
    trainNo: train.trainNo,
    time: toMinute(entry.time),
    stationZh: place?.zh ?? '',
    stationEn: place?.en ?? '',
    stationRu: place?.ru ?? '',
  };
  return { companyId: order.companyId, about: aboutOrder(order.orderNo), params };
}

function jumpOf({ orderNo }: OrderOnTrain, { train, names }: Concerned): OrderJump {
  return { orderNo, lineType: train.lineType, stationCnname: names.get(train.endStationId)?.zh ?? '' };
}

const toMinute = (time: string) => time.slice(0, 16);

/** An order without container numbers is not on board. */
function isAboard({ isConfirmed, containerNos }: OrderOnTrain, entry: EventEntry): boolean {
  if (!isConfirmed) return false;
  if (entry.containerNos.length === 0) return containerNos.length > 0;
  return containerNos.some((containerNo) => entry.containerNos.includes(containerNo));
}
