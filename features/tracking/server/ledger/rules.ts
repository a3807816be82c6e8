import { formatDateTime, parseDateTime } from '../../../../platform/wire/time.ts';
import type { EventEntry } from '../../wire.ts';
import type { Wording } from '../texts.ts';
import type { LedgerContext } from './context.ts';
import { KINDS, placeFault } from './places.ts';

/** Clocks differ: what happened "in" the next minutes has happened. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;
/** A train may leave this much before its plan; anything earlier is a slip of the finger or the wrong train. */
const EARLY_MS = 48 * 3_600_000;
/** No journey of ours lasts this much longer than planned, and nothing is reported this long before it. */
const AROUND_MS = 60 * 24 * 3_600_000;
/** Numbers named in one message. */
const NAMED = 5;

/** What is wrong with an event, at which of its fields. */
export interface EventFault {
  field: 'kind' | 'stationId' | 'time' | 'containerNos';
  say: Wording;
}

/** Whether an event reports the departure of the whole train from its first station. */
export function isDeparture(entry: EventEntry, { train }: Pick<LedgerContext, 'train'>): boolean {
  return isWholeFact(entry) && entry.kind === 'departed' && entry.stationId === train.stops[0]?.stationId;
}

/** Whether an event reports the arrival of the whole train at its last station. */
export function isFinalArrival(entry: EventEntry, { train }: Pick<LedgerContext, 'train'>): boolean {
  return isWholeFact(entry) && entry.kind === 'arrived' && entry.stationId === train.stops.at(-1)?.stationId;
}

const isWholeFact = (entry: EventEntry) => entry.classifier === 'actual' && entry.containerNos.length === 0;

/** When the train left its first station: as recorded, or as these events say. */
function departureOf(entries: readonly EventEntry[], context: LedgerContext): Date | null {
  const told = entries.find((entry) => isDeparture(entry, context));
  if (told) return parseDateTime(told.time);
  const first = context.train.stops[0]?.stationId;
  const recorded = context.recorded.find(
    ({ kind, classifier, containerNo, stationId }) =>
      kind === 'departed' && classifier === 'actual' && containerNo === null && stationId === first,
  );
  return recorded?.occursAt ?? null;
}

/** Events are the same when kind, nature, station, time and container are. */
const keysOf = (entry: EventEntry) =>
  (entry.containerNos.length > 0 ? entry.containerNos : ['']).map((no) =>
    [entry.kind, entry.classifier, entry.stationId, entry.time, no].join(' '),
  );

/**
 * What is wrong with each of some events that are to be recorded together, by their index. `corrects` is the
 * event that the only one of them takes the place of.
 */
export function faultsOf(
  entries: readonly EventEntry[],
  context: LedgerContext,
  now: Date,
  corrects?: number,
): Map<number, EventFault[]> {
  const counting = context.recorded.filter((event) => event.id !== corrects);
  const departedAt = departureOf(entries, { ...context, recorded: counting });
  const recorded = new Set(
    counting.map(({ kind, classifier, stationId, occursAt, containerNo }) =>
      [kind, classifier, stationId, formatDateTime(occursAt), containerNo ?? ''].join(' '),
    ),
  );
  const told = new Set<string>();
  const faults = new Map<number, EventFault[]>();
  for (const [index, entry] of entries.entries()) {
    const found = [
      ...faultsOfPlaceAndTime(entry, context, departedAt, now),
      ...faultsOfPlausibility(entry, context),
      ...faultsOfContainers(entry, context),
      ...faultsOfRepetition(entry, recorded, told),
      ...faultsOfDeparture(entry, { ...context, recorded: counting }),
      ...faultsOfOrder(entry, { ...context, recorded: counting }),
    ];
    for (const key of keysOf(entry)) told.add(key);
    if (found.length > 0) faults.set(index, found);
  }
  return faults;
}

function faultsOfPlaceAndTime(
  entry: EventEntry,
  { train }: LedgerContext,
  departedAt: Date | null,
  now: Date,
): EventFault[] {
  const elsewhere = placeFault(entry.kind, train.stops, entry.stationId);
  const faults: EventFault[] = elsewhere ? [{ field: 'stationId', say: elsewhere }] : [];
  if (entry.classifier !== 'actual') return faults;
  const at = parseDateTime(entry.time);
  if (at.getTime() > now.getTime() + CLOCK_TOLERANCE_MS) {
    faults.push({ field: 'time', say: (t) => t.rules.future });
  }
  if (!KINDS[entry.kind].isUnderWay) return faults;
  if (departedAt === null) return [...faults, { field: 'kind', say: (t) => t.rules.notDeparted }];
  if (at >= departedAt) return faults;
  return [
    ...faults,
    { field: 'time', say: (t) => t.rules.beforeDeparture({ time: formatDateTime(departedAt) }) },
  ];
}

/** Times far from the train's plan. */
function faultsOfPlausibility(entry: EventEntry, context: LedgerContext): EventFault[] {
  const at = parseDateTime(entry.time).getTime();
  const leaves = parseDateTime(context.train.departTime).getTime();
  const arrives = parseDateTime(context.train.arriveTime).getTime();
  if (isDeparture(entry, context) && at < leaves - EARLY_MS) {
    return [{ field: 'time', say: (t) => t.rules.tooEarly({ time: context.train.departTime }) }];
  }
  if (at >= leaves - AROUND_MS && at <= arrives + AROUND_MS) return [];
  return [{ field: 'time', say: (t) => t.rules.farFromPlan({ time: context.train.departTime }) }];
}

/** The departure cannot come after what has been seen on the way. */
function faultsOfOrder(entry: EventEntry, context: LedgerContext): EventFault[] {
  if (!isDeparture(entry, context)) return [];
  const at = parseDateTime(entry.time);
  const seen = context.recorded
    .filter(({ kind, classifier }) => classifier === 'actual' && KINDS[kind].isUnderWay)
    .map(({ occursAt }) => occursAt)
    .sort((one, other) => one.getTime() - other.getTime());
  const [first] = seen;
  if (first === undefined || at <= first) return [];
  return [{ field: 'time', say: (t) => t.rules.afterSeen({ time: formatDateTime(first) }) }];
}

function faultsOfContainers(entry: EventEntry, { containers }: LedgerContext): EventFault[] {
  const onTrain = new Set(containers.map((container) => container.containerNo));
  const strangers = entry.containerNos.filter((no) => !onTrain.has(no));
  if (strangers.length === 0) return [];
  const numbers = strangers.slice(0, NAMED).join(', ') + (strangers.length > NAMED ? '…' : '');
  return [{ field: 'containerNos', say: (t) => t.rules.offTrain({ numbers }) }];
}

function faultsOfRepetition(
  entry: EventEntry,
  recorded: ReadonlySet<string>,
  told: ReadonlySet<string>,
): EventFault[] {
  const keys = keysOf(entry);
  if (keys.some((key) => recorded.has(key))) {
    return [{ field: 'kind', say: (t) => t.rules.alreadyRecorded }];
  }
  const isTwice = keys.some((key) => told.has(key)) || new Set(keys).size < keys.length;
  return isTwice ? [{ field: 'kind', say: (t) => t.rules.twice }] : [];
}

/** A train departs once; a wrong departure is corrected, not told again. */
function faultsOfDeparture(entry: EventEntry, context: LedgerContext): EventFault[] {
  if (!isDeparture(entry, context) || departureOf([], context) === null) return [];
  return [{ field: 'kind', say: (t) => t.rules.departedAlready }];
}
