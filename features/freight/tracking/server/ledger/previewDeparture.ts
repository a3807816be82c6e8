import type { Db } from '../../../../../platform/server/database/connect.ts';
import { renderMessage } from '../../../../../platform/server/messageKind.ts';
import type { ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import type { Language } from '../../../../../platform/wire/language.ts';
import { formatDateTime, parseDateTime } from '../../../../../platform/wire/time.ts';
import { findTrainLoad, type TrainLoadRow } from '../../../booking/server/index.ts';
import { trilingualStationNames } from '../../../network/server/index.ts';
import { findTrainDetail } from '../../../train/server/index.ts';
import type { TrainDetail } from '../../../train/wire.ts';
import type { DeparturePreview, EventEntry, previewDeparture } from '../../wire.ts';
import { estimateOf } from '../journey/estimate.ts';
import { trainDeparted } from '../messages.ts';
import { userError } from '../texts.ts';
import { movementMessageFor } from './notifyCustomers.ts';

/** What `depart` with the same input would do. */
export async function departurePreviewOf(
  db: Db,
  { trainInfoId, time, delayReason }: ReadBy<typeof previewDeparture>,
  language: Language,
): Promise<DeparturePreview> {
  const train = await findTrainDetail(db, trainInfoId, language);
  const stationId = train?.stops[0]?.stationId;
  if (train === null || stationId === undefined) throw userError((t) => t.absent, CODE.absent);
  const load = await findTrainLoad(db, trainInfoId);
  const entry: EventEntry = {
    kind: 'departed',
    classifier: 'actual',
    stationId,
    time,
    delayReason,
    containerNos: [],
    remark: '',
  };
  const expectedArriveTime = arrivalAfter(train, entry);
  const [first] = aboard(load);
  const names = await trilingualStationNames(db, [stationId, train.endStationId]);
  const estimate = { isCorrection: false, departTime: time, arriveTime: expectedArriveTime };
  const order = first && { ...first, containerNos: [] };
  const message = order && movementMessageFor(order, entry, { train, orders: [], estimate, names });
  return {
    ...summaryOf(load),
    message: message ? renderMessage(trainDeparted, message.params, language) : null,
    expectedArriveTime,
  };
}

function arrivalAfter(train: TrainDetail, { stationId, time }: EventEntry): string {
  const at = parseDateTime(time).getTime();
  const departure = { id: 1, kind: 'departed', classifier: 'actual', stationId, at } as const;
  const { arriveAt } = estimateOf(train, [departure]);
  return arriveAt === null ? train.arriveTime : formatDateTime(new Date(arriveAt));
}

const aboard = (load: readonly TrainLoadRow[]) =>
  load.filter(({ isConfirmed, numberedCount }) => isConfirmed && numberedCount > 0);

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const containersIn = (rows: readonly TrainLoadRow[]) => sum(rows.map(({ numberedCount }) => numberedCount));
const ordersIn = (rows: readonly TrainLoadRow[]) => new Set(rows.map(({ orderNo }) => orderNo)).size;

/** Counts of a train's load: what departs, what stays, what expires. */
export function summaryOf(
  load: readonly TrainLoadRow[],
): Pick<DeparturePreview, 'containerCount' | 'customers' | 'unnumbered' | 'expiringCount'> {
  const departing = aboard(load);
  const byCompany = [...Map.groupBy(departing, ({ companyId }) => companyId).values()];
  return {
    containerCount: containersIn(departing),
    customers: byCompany.map((rows) => ({
      companyName: rows[0]?.companyName ?? '',
      orderCount: ordersIn(rows),
      containerCount: containersIn(rows),
    })),
    unnumbered: load
      .filter(({ isConfirmed, containerCount, numberedCount }) => isConfirmed && numberedCount < containerCount)
      .map(({ orderNo, companyName, sizeType, containerCount, numberedCount }) => ({
        orderBigNo: orderNo,
        companyName,
        sizeType,
        count: containerCount - numberedCount,
      })),
    expiringCount: ordersIn(load.filter(({ isConfirmed }) => !isConfirmed)),
  };
}
