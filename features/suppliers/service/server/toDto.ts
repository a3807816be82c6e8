import type { Db } from '../../../../platform/server/database/connect.ts';
import { formatDate, formatDateTime } from '../../../../platform/wire/time.ts';
import { amountOf } from '../../../money/charge/charge.ts';
import { isContainerDone, isDoneByContainer, openWorkOf } from '../containerWork.ts';
import { hasStays, isDriven } from '../kinds.ts';
import type { AnyServiceOrder, OwnServiceOrder, ServiceJob } from '../order.ts';
import { serviceNoOf } from '../paths.ts';
import {
  customerAbilities,
  isEnded,
  isFinished,
  jobAbilities,
  jobStatusOf,
  movesFrom,
  operatorAbilities,
  type Side,
  supplierMovesFrom,
} from '../states.ts';
import { storageOf } from '../yardStays.ts';
import { isEngaged } from './move.ts';
import { type Job, type Parts, type ServiceRow, selectParts } from './queries.ts';
import type { serviceBid } from './tables.ts';

type Reader = 'customer' | 'supplier' | 'operator';

const of = <Part extends { serviceOrderId: number }>(parts: readonly Part[], row: ServiceRow) =>
  parts.filter(({ serviceOrderId }) => serviceOrderId === row.id);

const timeOrNull = (time: Date | null) => (time === null ? null : formatDateTime(time));

/** Sides that a reader belongs to: a driver works for the supplier. */
const isOwnSide = (reader: Reader, side: Side) =>
  side === reader || (reader === 'supplier' && side === 'driver') || reader === 'operator';

/** Steps that only concern prices of the other side are left out. */
const HIDDEN: Readonly<Record<Reader, readonly string[]>> = {
  customer: [
    'askSuppliers',
    'offer',
    'declineJob',
    'quote',
    'declineQuote',
    'returnFee',
    'enterFee',
    'revokeLink',
    'renewLink',
  ],
  supplier: ['askSuppliers', 'price', 'refusePrice', 'quote', 'declineQuote', 'checkFee', 'disputeFee', 'confirmFee'],
  operator: [],
};

function historyFor(reader: Reader, row: ServiceRow, parts: Parts, own: number | null) {
  return of(parts.events, row)
    .filter(({ move, companyId }) => !HIDDEN[reader].includes(move) || companyId === own)
    .map(({ createdAt, move, side, name, reason }) => ({
      time: formatDateTime(createdAt),
      move,
      side,
      who: isOwnSide(reader, side) ? name : '',
      reason,
    }));
}

function tripsOf(row: ServiceRow, parts: Parts) {
  const reports = of(parts.reports, row);
  const now = Date.now();
  return of(parts.trips, row).map((trip) => ({
    tripId: trip.id,
    orderContainerId: trip.orderContainerId,
    plate: trip.plate,
    driverName: trip.driverName,
    driverMobile: trip.driverMobile,
    note: trip.note,
    isReplaced: trip.replacedAt !== null,
    isLinkOpen: trip.revokedAt === null && trip.replacedAt === null && trip.expiresAt.getTime() > now,
    linkExpireTime: formatDateTime(trip.expiresAt),
    reports: reports
      .filter(({ report }) => report.tripId === trip.id)
      .map(({ report }) => ({
        reportId: report.id,
        kind: report.kind,
        time: formatDateTime(report.occurredAt),
        receivedTime: formatDateTime(report.createdAt),
        latitude: report.latitude,
        longitude: report.longitude,
        note: report.note,
        resourceId: report.resourceId,
      })),
  }));
}

function staysOf(reader: Reader, row: ServiceRow, parts: Parts) {
  const rate = reader === 'supplier' ? row.dayCost : row.daySale;
  const today = formatDate(new Date());
  return of(parts.stays, row).map(({ orderContainerId, inOn, outOn }) => {
    const storage = storageOf({ inDate: inOn, outDate: outOn, freeDays: row.freeDays ?? 0 }, today);
    const amount = rate === null ? null : amountOf(String(storage.chargeableDays), rate);
    return { orderContainerId, inDate: inOn, outDate: outOn, ...storage, amount };
  });
}

/** Containers, trips and stays of a service order: what is done of it. */
function workOf(reader: Reader, row: ServiceRow, parts: Parts) {
  const trips = tripsOf(row, parts);
  const stays = staysOf(reader, row, parts);
  const work = { kind: row.kind, isFinished: isFinished(row.state), trips, stays };
  const containers = of(parts.containers, row).map(({ serviceOrderId: _, ...container }) => ({
    ...container,
    isDone: isContainerDone(work, container.orderContainerId),
  }));
  return { containers, trips, stays };
}

/** Whether nothing of a job is open; false where only its supplier knows. */
export async function isAllDone(db: Db, row: ServiceRow): Promise<boolean> {
  if (!isDoneByContainer(row.kind)) return false;
  const { containers, trips } = openWorkOf({
    kind: row.kind,
    ...workOf('supplier', row, await selectParts(db, [row.id])),
  });
  return containers.length + trips.length === 0;
}

function sharedOf(reader: Reader, row: ServiceRow, parts: Parts, own: number | null) {
  const head = of(parts.heads, row)[0];
  return {
    serviceOrderId: row.id,
    serviceNo: serviceNoOf(row.id),
    orderBigNo: head?.orderNo ?? '',
    trainNo: head?.trainNo ?? '',
    kind: row.kind,
    serviceKind: row.serviceKind,
    state: row.state,
    version: row.version,
    place: row.place,
    reference: row.reference,
    address: row.address,
    returnPlace: row.returnPlace,
    startTime: timeOrNull(row.startAt),
    endTime: timeOrNull(row.endAt),
    contactName: row.contactName,
    contactMobile: row.contactMobile,
    cargoValue: row.cargoValue,
    cargoCurrency: row.cargoCurrency,
    remark: row.remark,
    createTime: formatDateTime(row.createdAt),
    freeDays: row.freeDays,
    history: historyFor(reader, row, parts, own),
    ...workOf(reader, row, parts),
  };
}

const saleOf = ({ saleAmount, saleCurrency, daySale, isAgreed, feeSale }: ServiceRow) => ({
  saleAmount,
  saleCurrency,
  daySale,
  isAgreed,
  feeSale,
});

const costOf = ({ costAmount, costCurrency, dayCost, feeCost, feeNote }: ServiceRow) => ({
  costAmount,
  costCurrency,
  dayCost,
  feeCost,
  feeNote,
});

const bidOf = (bid: typeof serviceBid.$inferSelect) => ({
  bidState: bid.state,
  bidAmount: bid.amount,
  bidCurrency: bid.currency,
  bidNote: bid.note,
  bidValidUntil: bid.validUntil,
  bidFreeDays: bid.freeDays,
  bidDayRate: bid.dayRate,
});

/** Its supplier, once it is engaged. */
function supplierOf(row: ServiceRow, parts: Parts) {
  const head = isEngaged(row) ? of(parts.heads, row)[0] : undefined;
  return { supplierNo: head?.supplierNo ?? '', supplierName: head?.supplierName ?? '' };
}

/** The customer's view: no price of a supplier, and the fee once the platform has checked it. */
export async function toOwn(db: Db, rows: readonly ServiceRow[]): Promise<OwnServiceOrder[]> {
  if (rows.length === 0) return [];
  const parts = await selectParts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...sharedOf('customer', row, parts, row.companyId),
    ...saleOf(row),
    feeSale: row.state === 'feeChecked' || row.state === 'feeConfirmed' ? row.feeSale : null,
    ...supplierOf(row, parts),
    abilities: customerAbilities.among(movesFrom(row.state, 'customer')),
  }));
}

/** A supplier's view: its own part and price; addresses and names once it is engaged or asked. */
export async function toJob(db: Db, { row, bid }: Job): Promise<ServiceJob> {
  const parts = await selectParts(db, [row.id]);
  const isChosen = bid.state === 'won' || bid.state === 'offered';
  const shared = sharedOf('supplier', row, parts, bid.supplierId);
  return {
    ...shared,
    ...(isChosen ? costOf(row) : costOf({ ...row, costAmount: null, dayCost: null, feeCost: null, feeNote: '' })),
    ...bidOf(bid),
    ...(isChosen ? {} : { trips: [], stays: [], history: [], contactName: '', contactMobile: '' }),
    companyName: isChosen ? (of(parts.heads, row)[0]?.companyName ?? '') : '',
    jobStatus: jobStatusOf(bid.state, row.state),
    abilities: jobAbilitiesOf({ row, bid }, of(parts.stays, row)),
  };
}

function jobAbilitiesOf({ row, bid }: Job, stays: Parts['stays']): ServiceJob['abilities'] {
  const isWorking = bid.state === 'won' && isEngaged(row);
  // a container costs storage until it has left, whatever became of the order
  const isIn = bid.state === 'won' && stays.some(({ outOn }) => outOn === null);
  return {
    ...jobAbilities.among(supplierMovesFrom(bid.state, row.state)),
    quote: (bid.state === 'asked' || bid.state === 'quoted') && row.state === 'quoting',
    // a vehicle can be replaced on its way
    assign: isWorking && isDriven(row.kind) && ['accepted', 'assigned', 'doing'].includes(row.state),
    enterFee: isWorking && (row.state === 'done' || row.state === 'feeEntered'),
    recordStays: hasStays(row.kind) && ((isWorking && !isEnded(row.state)) || isIn),
  };
}

export async function toAny(db: Db, rows: readonly ServiceRow[]): Promise<AnyServiceOrder[]> {
  if (rows.length === 0) return [];
  const parts = await selectParts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...sharedOf('operator', row, parts, null),
    ...saleOf(row),
    ...costOf(row),
    companyName: of(parts.heads, row)[0]?.companyName ?? '',
    supplierName: of(parts.heads, row)[0]?.supplierName ?? '',
    bids: parts.bids
      .filter(({ bid }) => bid.serviceOrderId === row.id)
      .map(({ bid, companyNo, companyName }) => ({ bidId: bid.id, companyNo, companyName, ...bidOf(bid) })),
    abilities: operatorAbilities.among(movesFrom(row.state, 'operator')),
  }));
}
