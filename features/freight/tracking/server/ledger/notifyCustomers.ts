import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { MessageKind } from '../../../../../platform/server/messageKind.ts';
import type { Trilingual } from '../../../../../platform/wire/language.ts';
import { closeTodos, type NewMessage, sendMessages } from '../../../../portal/message/server/index.ts';
import {
  aboutOrder,
  CONTAINERS_MISSING,
  departureChanged,
  type OrderJump,
  type OrderOnTrain,
  ordersOnTrain,
} from '../../../booking/server/index.ts';
import { trilingualStationNames } from '../../../network/server/index.ts';
import type { TrainDetail } from '../../../train/wire.ts';
import type { EventEntry } from '../../wire.ts';
import { arrivalChanged, borderPassed, type MovementParams, trainArrived, trainDeparted } from '../messages.ts';

/** Estimate after the events; wire times. */
interface NewEstimate {
  isCorrection: boolean;
  departTime: string;
  arriveTime: string;
}

interface NoticeContext {
  /** with the estimate before the events */
  train: TrainDetail;
  estimate: NewEstimate;
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
  estimate: NewEstimate,
): Promise<void> {
  const departure =
    estimate.departTime !== train.expectedDepartTime && events.findLast((entry) => isDepartureEstimate(entry, train));
  const arrival =
    estimate.arriveTime !== train.expectedArriveTime && events.findLast((entry) => isArrivalEstimate(entry, train));
  const movements = estimate.isCorrection ? [] : events.filter((entry) => messageKindOf(entry, train) !== null);
  if (!departure && !arrival && movements.length === 0) return;
  const orders = await ordersOnTrain(db, train.trainInfoId);
  const stationIds = [...movements.map((entry) => entry.stationId), train.endStationId];
  const context = { train, orders, estimate, names: await trilingualStationNames(db, stationIds) };
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

const isEstimate = (entry: EventEntry) => entry.classifier === 'estimated' && entry.containerNos.length === 0;

/** Estimate of the whole train's departure. */
const isDepartureEstimate = (entry: EventEntry, train: TrainDetail) =>
  isEstimate(entry) && entry.kind === 'departed' && isAtFirst(entry, train);

/** Estimate of the whole train's arrival. */
const isArrivalEstimate = (entry: EventEntry, train: TrainDetail) =>
  isEstimate(entry) && entry.kind === 'arrived' && isAtLast(entry, train);

function departureMessageFor(order: OrderOnTrain, entry: EventEntry, context: NoticeContext) {
  const { trainNo, departTime } = context.train;
  const params = {
    ...orderLinkOf(order, context),
    trainNo,
    plannedTime: toMinute(departTime),
    time: toMinute(context.estimate.departTime),
    arriveTime: toMinute(context.estimate.arriveTime),
    delayReason: entry.delayReason,
    cutoffTime: '',
  };
  return { companyId: order.companyId, about: aboutOrder(order.orderNo), params };
}

function arrivalMessageFor(order: OrderOnTrain, entry: EventEntry, context: NoticeContext) {
  const plannedTime = toMinute(context.train.arriveTime);
  const { params, ...message } = movementMessageFor(order, entry, context);
  return { ...message, params: { ...params, time: toMinute(context.estimate.arriveTime), plannedTime } };
}

function movementMessagesFor(entry: EventEntry, context: NoticeContext): NewMessage<MovementParams>[] {
  return context.orders
    .filter((order) => isAboard(order, entry))
    .map((order) => movementMessageFor(order, entry, context));
}

export function movementMessageFor(
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
    arriveTime: toMinute(context.estimate.arriveTime),
    delayReason: entry.delayReason,
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
