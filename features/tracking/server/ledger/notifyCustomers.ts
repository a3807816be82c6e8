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
import { closeTodos, type NewMessage, sendMessages } from '../../../message/server/index.ts';
import { trilingualStationNames } from '../../../network/server/index.ts';
import type { TrainDetail } from '../../../train/wire.ts';
import type { EventEntry } from '../../wire.ts';
import {
  arrivalChanged,
  borderPassed,
  type MovementParams,
  trainArrived,
  trainDeparted,
} from '../messages.ts';

interface NoticeContext {
  train: TrainDetail;
  orders: readonly OrderOnTrain[];
  names: ReadonlyMap<number, Trilingual>;
}

/**
 * Messages to customers on the train: departure, border passed, arrival, new estimates. None for a correction
 * of an actual event.
 */
export async function notifyCustomers(
  db: Db,
  train: TrainDetail,
  events: readonly EventEntry[],
  isCorrection: boolean,
): Promise<void> {
  const departure = events.findLast((entry) => changesDeparture(entry, train));
  const arrival = events.findLast((entry) => changesArrival(entry, train));
  const movements = isCorrection ? [] : events.filter((entry) => messageKindOf(entry, train) !== null);
  if (departure === undefined && arrival === undefined && movements.length === 0) return;
  const orders = await ordersOnTrain(db, train.trainInfoId);
  const stationIds = [...movements.map((entry) => entry.stationId), train.endStationId];
  const context = { train, orders, names: await trilingualStationNames(db, stationIds) };
  if (departure)
    await sendMessages(
      db,
      departureChanged,
      orders.map((order) => departureMessageFor(order, departure, context)),
    );
  if (arrival)
    await sendMessages(
      db,
      arrivalChanged,
      orders.map((order) => arrivalMessageFor(order, arrival, context)),
    );
  const byKind = Map.groupBy(movements, (entry) => messageKindOf(entry, train));
  for (const [kind, entries] of byKind) {
    if (kind !== null)
      await sendMessages(
        db,
        kind,
        entries.flatMap((entry) => movementMessagesFor(entry, context)),
      );
  }
  if (byKind.has(trainDeparted)) {
    await closeTodos(
      db,
      orders.map(({ orderNo }) => aboutOrder(orderNo)),
      [CONTAINERS_MISSING],
    );
  }
}

const isAtFirst = (entry: EventEntry, train: TrainDetail) => entry.stationId === train.stops[0]?.stationId;
const isAtLast = (entry: EventEntry, train: TrainDetail) => entry.stationId === train.stops.at(-1)?.stationId;

/** Message of an event; null: ledger only. */
function messageKindOf(entry: EventEntry, train: TrainDetail): MessageKind<MovementParams> | null {
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

function departureMessageFor(order: OrderOnTrain, { time }: EventEntry, context: NoticeContext) {
  const { trainNo, departTime } = context.train;
  const params = {
    ...orderLinkOf(order, context),
    trainNo,
    plannedTime: toMinute(departTime),
    time: toMinute(time),
    cutoffTime: '',
  };
  return { companyId: order.companyId, about: aboutOrder(order.orderNo), params };
}

function arrivalMessageFor(order: OrderOnTrain, entry: EventEntry, context: NoticeContext) {
  const plannedTime = toMinute(context.train.arriveTime);
  const { params, ...message } = movementMessageFor(order, entry, context);
  return { ...message, params: { ...params, plannedTime } };
}

function movementMessagesFor(entry: EventEntry, context: NoticeContext): NewMessage<MovementParams>[] {
  return context.orders
    .filter((order) => isAboard(order, entry))
    .map((order) => movementMessageFor(order, entry, context));
}

function movementMessageFor(
  order: OrderOnTrain,
  entry: EventEntry,
  context: NoticeContext,
): NewMessage<MovementParams> {
  const { train, names } = context;
  const station = names.get(entry.stationId);
  const params = {
    ...orderLinkOf(order, context),
    trainNo: train.trainNo,
    time: toMinute(entry.time),
    stationZh: station?.zh ?? '',
    stationEn: station?.en ?? '',
    stationRu: station?.ru ?? '',
  };
  return { companyId: order.companyId, about: aboutOrder(order.orderNo), params };
}

function orderLinkOf({ orderNo }: OrderOnTrain, { train, names }: NoticeContext): OrderJump {
  return { orderNo, lineType: train.lineType, stationCnname: names.get(train.endStationId)?.zh ?? '' };
}

const toMinute = (time: string) => time.slice(0, 16);

/** An order without container numbers is not on board. */
function isAboard({ isConfirmed, containerNos }: OrderOnTrain, entry: EventEntry): boolean {
  if (!isConfirmed) return false;
  if (entry.containerNos.length === 0) return containerNos.length > 0;
  return containerNos.some((containerNo) => entry.containerNos.includes(containerNo));
}
