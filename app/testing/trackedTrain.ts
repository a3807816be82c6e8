import { confirmBooking } from '../../features/freight/booking/operatorWire.ts';
import { getOrderDetail, saveBooking, saveContainers } from '../../features/freight/booking/wire.ts';
import { lines } from '../../features/freight/network/wire.ts';
import { departTrain, type EventEntry, followTrain, saveEvents } from '../../features/freight/tracking/wire.ts';
import { openTrain, saveTrain } from '../../features/freight/train/wire.ts';
import { checkDigitOf } from '../../libs/containerCodes/containerNumber.ts';
import type { Actor } from '../../platform/testing/actor.ts';
import type { TestServer } from '../../platform/testing/testServer.ts';
import { formatDateTime } from '../../platform/wire/time.ts';

const HOUR_MS = 3_600_000;
let serial = 700_000;

export function newContainerNo(): string {
  serial += 1;
  const firstTen = `MSCU${serial}`;
  return firstTen + checkDigitOf(firstTen);
}

export const hoursAgo = (hours: number) => formatDateTime(new Date(Date.now() - hours * HOUR_MS));

/** Two 20-foot containers of the shipper on a new Europe train, confirmed by the operator. */
export async function newBookedTrain(server: TestServer) {
  const [shipper, operator] = await Promise.all([server.signInAs('shipper'), server.signInAs('operator')]);
  const { trainInfoId, trainNo } = await newTrainDueSoon(operator);
  const booking = {
    trainInfoId,
    containers: [{ sizeType: '22G1' as const, count: 2, owner: 'SOC' as const }],
    goods: [{ nameEn: 'Tea', hscode: '090240', grossWeightKg: 20_000 }],
    contactName: 'Li Siyuan',
    contactMobile: '13800010001',
  };
  const { orderBigNo } = await shipper.send(saveBooking, booking);
  await operator.send(confirmBooking, { orderBigNo });
  return { trainInfoId, trainNo, orderBigNo, booking, shipper, operator };
}

/** A Europe train 30 hours ahead, near enough to be reported as departed. */
async function newTrainDueSoon(operator: Actor): Promise<{ trainInfoId: number; trainNo: string }> {
  const { rows } = await operator.send(lines.list, { keyword: 'XA-DUI-O' });
  serial += 1;
  const trainNo = `T${serial}`;
  const { trainInfoId } = await operator.send(saveTrain, {
    lineId: rows[0]?.lineId ?? 0,
    trainNo,
    // trains of one line need different departures
    departTime: formatDateTime(new Date(Date.now() + 30 * HOUR_MS + (serial % 1000) * 60_000)),
    capacityTeu: 50,
    cutoffHours: 4,
    gateInHours: 2,
    prices: [{ sizeType: '22G1', price: '4200.00', currency: 'USD' }],
  });
  await operator.send(openTrain, { trainInfoId });
  return { trainInfoId, trainNo };
}

/** The same with container numbers, departed two hours ago. */
export async function newDepartedTrain(server: TestServer) {
  const booked = await newBookedTrain(server);
  const { trainInfoId, orderBigNo, shipper, operator } = booked;
  const detail = await shipper.send(getOrderDetail, { orderBigNo });
  const containerNos = detail.containers.map(() => newContainerNo());
  const containers = detail.containers.map(({ orderContainerId }, index) => ({
    orderContainerId,
    containerNo: containerNos[index],
    sealNo: `SEAL7788${index}`,
  }));
  await shipper.send(saveContainers, { orderBigNo, containers });
  await operator.send(departTrain, { trainInfoId, time: hoursAgo(2) });
  const { stops } = await operator.send(followTrain, { trainInfoId });
  const stationIds = stops.map((stop) => stop.stationId);
  const border = stops.find((stop) => stop.isBorder)?.stationId ?? 0;
  return { ...booked, containerNos, stationIds, border };
}

export function recordEvents(
  operator: Actor,
  trainInfoId: number,
  events: readonly Partial<EventEntry>[],
  supersedesEventId?: number,
) {
  const whole = events.map((event) => ({
    kind: 'borderArrived' as const,
    stationId: 0,
    time: hoursAgo(1),
    ...event,
  }));
  return operator.send(saveEvents, { trainInfoId, events: whole, supersedesEventId });
}
