import { type Db, violatedUnique } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { formatDateTime, parseDateTime } from '../../../../../platform/wire/time.ts';
import { endStays, type Stays, startStays } from '../../../../money/charge/server/index.ts';
import { advanceContainers, expireUnconfirmed, findNumberedContainers } from '../../../booking/server/index.ts';
import { lockTrain, transitionTrain } from '../../../train/server/index.ts';
import type { EventEntry, EventKind } from '../../wire.ts';
import { type TextSelector, userError } from '../texts.ts';
import { updateEstimate } from '../trainEstimates.ts';
import { type LedgerContext, ledgerContext } from './context.ts';
import { containerStatusAfter } from './eventKindRules.ts';
import { notifyCustomers } from './notifyCustomers.ts';
import { insertEvents, type NewEvent, selectEvent } from './queries.ts';
import { faultsOf, isDeparture, isFinalArrival } from './rules.ts';

/**
 * One event supersedes one event, once. A correction of the train's departure or final arrival must remain
 * one: statuses never move back.
 */
async function assertCorrectable(
  db: Db,
  eventId: number,
  events: readonly EventEntry[],
  context: LedgerContext,
): Promise<void> {
  const [entry] = events;
  if (entry === undefined || events.length > 1 || entry.containerNos.length > 1) {
    throw userError((t) => t.correctOne);
  }
  const found = await selectEvent(db, eventId);
  if (found === undefined || found.event.trainId !== context.train.trainInfoId) {
    throw userError((t) => t.correctAbsent, CODE.absent);
  }
  if (found.isSuperseded) throw userError((t) => t.corrected);
  const { kind, classifier, stationId, containerNo, remark, occursAt } = found.event;
  const containerNos = containerNo === null ? [] : [containerNo];
  const before = { kind, classifier, stationId, containerNos, remark, time: formatDateTime(occursAt) };
  const isLost =
    (isDeparture(before, context) && !isDeparture(entry, context)) ||
    (isFinalArrival(before, context) && !isFinalArrival(entry, context));
  if (isLost) throw userError((t) => t.correctKeeps);
}

/** Events recorded together; `source`: system or role that reported them. */
interface EventBatch {
  trainInfoId: number;
  events: readonly EventEntry[];
  supersedesEventId?: number | undefined;
  source: string;
}

/**
 * Appends events, all or none, and advances train and containers. Returns the rows added: one per container
 * or whole train. Needs a transaction.
 */
export async function recordEvents(
  { db, user, language }: Pick<CallContext, 'db' | 'user' | 'language'>,
  batch: EventBatch,
): Promise<number> {
  const { trainInfoId, events, supersedesEventId } = batch;
  await lockTrain(db, trainInfoId);
  const context = await ledgerContext(db, trainInfoId, language);
  if (context.train.status === 'cancelled') throw userError((t) => t.cancelled);
  if (supersedesEventId !== undefined) await assertCorrectable(db, supersedesEventId, events, context);
  assertNoFaults(events, context, supersedesEventId);
  const rows = events.flatMap((entry) => rowsOf(entry, batch, user.accountId));
  await insertUniqueRows(db, rows);
  await advanceTrainAndContainers(db, events, context);
  if (supersedesEventId === undefined) await noteStays(db, trainInfoId, events);
  const { departAt, arriveAt } = await updateEstimate(db, context.train);
  await notifyCustomers(db, context.train, events, {
    isCorrection: supersedesEventId !== undefined,
    departTime: departAt === null ? context.train.departTime : formatDateTime(new Date(departAt)),
    arriveTime: arriveAt === null ? context.train.arriveTime : formatDateTime(new Date(arriveAt)),
  });
  return rows.length;
}

function assertNoFaults(events: readonly EventEntry[], context: LedgerContext, corrects?: number): void {
  const faults = faultsOf(events, context, new Date(), corrects);
  if (faults.size === 0) return;
  const fields: Record<string, TextSelector> = {};
  for (const [index, found] of faults) {
    for (const { field, message } of found) fields[`events.${index}.${field}`] ??= message;
  }
  const [first] = Object.values(fields);
  throw userError.withFields((t) => `${t.rules.wrongEvents} ${first?.(t) ?? ''}`, fields);
}

function rowsOf(entry: EventEntry, batch: EventBatch, accountId: number): NewEvent[] {
  const row = {
    trainId: batch.trainInfoId,
    kind: entry.kind,
    classifier: entry.classifier,
    occursAt: parseDateTime(entry.time),
    stationId: entry.stationId,
    source: batch.source,
    remark: entry.remark,
    delayReason: entry.delayReason ?? null,
    accountId,
    supersedesId: batch.supersedesEventId ?? null,
  };
  if (entry.containerNos.length === 0) return [{ ...row, containerNo: null }];
  return entry.containerNos.map((containerNo) => ({ ...row, containerNo }));
}

async function insertUniqueRows(db: Db, rows: readonly NewEvent[]): Promise<void> {
  try {
    await insertEvents(db, rows);
  } catch (fault) {
    if (violatedUnique(fault) === 'event_corrected_once') throw userError((t) => t.corrected);
    throw fault;
  }
}

/** Advances train and containers by actual events. */
async function advanceTrainAndContainers(db: Db, events: readonly EventEntry[], context: LedgerContext): Promise<void> {
  const { train } = context;
  let { status } = train;
  if (events.some((entry) => isDeparture(entry, context)) && status !== 'departed' && status !== 'arrived') {
    await transitionTrain(db, train.trainInfoId, 'departed');
    await expireUnconfirmed(db, train.trainInfoId);
    status = 'departed';
  }
  const last = train.stops.at(-1)?.stationId;
  const containerMoves = events
    .filter((entry) => entry.classifier === 'actual')
    .toSorted((one, other) => one.time.localeCompare(other.time))
    .flatMap((entry) => {
      const reached = containerStatusAfter(entry.kind, entry.stationId === last);
      const containerNos = entry.containerNos.length > 0 ? entry.containerNos : null;
      return reached === null ? [] : [{ containerNos, status: reached }];
    });
  if (containerMoves.length > 0) await advanceContainers(db, train.trainInfoId, containerMoves);
  if (status === 'departed' && events.some((entry) => isFinalArrival(entry, context))) {
    await transitionTrain(db, train.trainInfoId, 'arrived');
  }
}

type Side = 'start' | 'end';

/** What an event begins or ends for the containers it names; detention only of the platform's own (COC). */
const STAY_MOVES: Partial<Record<EventKind, readonly [Stays['feeType'], Side][]>> = {
  gateIn: [['storage', 'start']],
  loaded: [['storage', 'end']],
  departed: [['storage', 'end']],
  unloaded: [['storage', 'start']],
  gateOut: [
    ['storage', 'end'],
    ['detention', 'start'],
  ],
  emptyReturned: [['detention', 'end']],
};

/** Begins and ends stays in yards by actual events, from which storage and detention are charged. */
async function noteStays(db: Db, trainId: number, events: readonly EventEntry[]): Promise<void> {
  const actual = events.filter(({ classifier }) => classifier === 'actual');
  for (const { kind, stationId, time, containerNos } of actual) {
    const moves = STAY_MOVES[kind] ?? [];
    if (moves.length === 0) continue;
    const found = await findNumberedContainers(db, trainId, containerNos.length > 0 ? containerNos : null);
    for (const [feeType, side] of moves) {
      const charged = found.filter(({ owner }) => feeType === 'storage' || owner === 'COC');
      const containerIds = charged.map(({ containerId }) => containerId);
      const stays = { containerIds, stationId, feeType, on: time.slice(0, 10) };
      if (side === 'start') await startStays(db, stays);
      else await endStays(db, stays);
    }
  }
}
