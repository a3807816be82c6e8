import type { Db } from '../../../../platform/server/database/connect.ts';
import { brokenUnique } from '../../../../platform/server/database/connect.ts';
import type { Asking } from '../../../../platform/server/http/asking.ts';
import { parseDateTime } from '../../../../platform/wire/time.ts';
import { endUnanswered, moveContainers } from '../../../booking/server/index.ts';
import { lockTrain, moveTrain } from '../../../train/server/index.ts';
import type { EventEntry } from '../../wire.ts';
import { refuse, type Wording } from '../texts.ts';
import { type LedgerContext, ledgerContext } from './context.ts';
import { refuseCorrection } from './correction.ts';
import { statusAfter } from './places.ts';
import { insertEvents, type NewEvent } from './queries.ts';
import { faultsOf, isDeparture, isFinalArrival } from './rules.ts';
import { tellOfEvents } from './tell.ts';

/** Events recorded together; `source`: system or role that reported them. */
export interface Recording {
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
  { db, who, language }: Pick<Asking, 'db' | 'who' | 'language'>,
  recording: Recording,
): Promise<number> {
  const { trainInfoId, events, supersedesEventId } = recording;
  await lockTrain(db, trainInfoId);
  const context = await ledgerContext(db, trainInfoId, language);
  if (context.train.status === 'cancelled') throw refuse((t) => t.cancelled);
  if (supersedesEventId !== undefined) await refuseCorrection(db, supersedesEventId, events, context);
  refuseFaults(events, context, supersedesEventId);
  const rows = events.flatMap((entry) => rowsOf(entry, recording, who.accountId));
  await addRows(db, rows);
  await moveOn(db, events, context);
  await tellOfEvents(db, context.train, events, supersedesEventId !== undefined);
  return rows.length;
}

function refuseFaults(events: readonly EventEntry[], context: LedgerContext, corrects?: number): void {
  const faults = faultsOf(events, context, new Date(), corrects);
  if (faults.size === 0) return;
  const fields: Record<string, Wording> = {};
  for (const [index, found] of faults) {
    for (const { field, say } of found) fields[`events.${index}.${field}`] ??= say;
  }
  const [first] = Object.values(fields);
  throw refuse.atFields((t) => `${t.rules.wrongEvents} ${first?.(t) ?? ''}`, fields);
}

function rowsOf(entry: EventEntry, recording: Recording, accountId: number): NewEvent[] {
  const row = {
    trainId: recording.trainInfoId,
    kind: entry.kind,
    classifier: entry.classifier,
    occursAt: parseDateTime(entry.time),
    stationId: entry.stationId,
    source: recording.source,
    remark: entry.remark,
    accountId,
    supersedesId: recording.supersedesEventId ?? null,
  };
  if (entry.containerNos.length === 0) return [{ ...row, containerNo: null }];
  return entry.containerNos.map((containerNo) => ({ ...row, containerNo }));
}

async function addRows(db: Db, rows: readonly NewEvent[]): Promise<void> {
  try {
    await insertEvents(db, rows);
  } catch (fault) {
    if (brokenUnique(fault) === 'event_corrected_once') throw refuse((t) => t.corrected);
    throw fault;
  }
}

/** Advances train and containers by actual events. */
async function moveOn(db: Db, events: readonly EventEntry[], context: LedgerContext): Promise<void> {
  const { train } = context;
  let { status } = train;
  if (events.some((entry) => isDeparture(entry, context)) && status !== 'departed' && status !== 'arrived') {
    await moveTrain(db, train.trainInfoId, 'departed');
    await endUnanswered(db, train.trainInfoId);
    status = 'departed';
  }
  const last = train.stops.at(-1)?.stationId;
  const moves = events
    .filter((entry) => entry.classifier === 'actual')
    .toSorted((one, other) => one.time.localeCompare(other.time))
    .flatMap((entry) => {
      const reached = statusAfter(entry.kind, entry.stationId === last);
      const containerNos = entry.containerNos.length > 0 ? entry.containerNos : null;
      return reached === null ? [] : [{ containerNos, status: reached }];
    });
  if (moves.length > 0) await moveContainers(db, train.trainInfoId, moves);
  if (status === 'departed' && events.some((entry) => isFinalArrival(entry, context))) {
    await moveTrain(db, train.trainInfoId, 'arrived');
  }
}
