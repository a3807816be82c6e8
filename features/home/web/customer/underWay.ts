import type { OrderRow } from '../../../booking/order.ts';

/** One train under way with what the company has on it. */
export interface TrainUnderWay {
  trainInfoId: number;
  trainNo: string;
  lineName: string;
  orderCount: number;
  containerCount: number;
  /** any of the orders, to follow the train by */
  orderBigNo: string;
}

/** Orders under way by their trains, in the order given. */
export function byTrain(orders: readonly OrderRow[]): TrainUnderWay[] {
  const trains = new Map<number, TrainUnderWay>();
  for (const { trainInfoId, trainNo, lineName, orderBigNo, containerCount } of orders) {
    const known = trains.get(trainInfoId);
    trains.set(trainInfoId, {
      trainInfoId,
      trainNo,
      lineName,
      orderBigNo: known?.orderBigNo ?? orderBigNo,
      orderCount: (known?.orderCount ?? 0) + 1,
      containerCount: (known?.containerCount ?? 0) + containerCount,
    });
  }
  return [...trains.values()];
}
