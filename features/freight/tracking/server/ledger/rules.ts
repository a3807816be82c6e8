import { formatDateTime, parseDateTime } from '../../../../../platform/wire/time.ts';
import { needsDelayReason } from '../../../train/delayReasons.ts';
import type { EventEntry } from '../../wire.ts';
import type { TextSelector } from '../texts.ts';
import type { LedgerContext } from './context.ts';
import { EVENT_KIND_RULES, stopFault } from './eventKindRules.ts';

/** Tolerated clock difference. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;
/** An earlier departure is a typing mistake or the wrong train. */
const MAX_EARLY_MS = 48 * 3_600_000;
/** Widest plausible distance from the plan, both ways. */
const MAX_DEVIATION_MS = 60 * 24 * 3_600_000;
/** Container numbers listed in one error text. */
const MAX_LISTED_NUMBERS = 5;

interface EventFault {
  field: 'kind' | 'stationId' | 'time' | 'containerNos' | 'delayReason';
  message: TextSelector;
}

/** Actual departure of the whole train from its first station. */
export function isDeparture(entry: EventEntry, { train }: Pick<LedgerContext, 'train'>): boolean {
  return isActualOfWholeTrain(entry) && entry.kind === 'departed' && entry.stationId === train.stops[0]?.stationId;
}

/** Actual arrival of the whole train at its last station. */
export function isFinalArrival(entry: EventEntry, { train }: Pick<LedgerContext, 'train'>): boolean {
  return isActualOfWholeTrain(entry) && entry.kind === 'arrived' && entry.stationId === train.stops.at(-1)?.stationId;
}

const isActualOfWholeTrain = (entry: EventEntry) => entry.classifier === 'actual' && entry.containerNos.length === 0;

/** Departure from the first station, from `entries` or the ledger. */
function departureOf(entries: readonly EventEntry[], context: LedgerContext): Date | null {
  const submitted = entries.find((entry) => isDeparture(entry, context));
  if (submitted) return parseDateTime(submitted.time);
  const first = context.train.stops[0]?.stationId;
  const recorded = context.recorded.find(
    ({ kind, classifier, containerNo, stationId }) =>
      kind === 'departed' && classifier === 'actual' && containerNo === null && stationId === first,
  );
  return recorded?.occursAt ?? null;
}

/** Identity of an event, one key per container: kind, classifier, station, time, container. */
const keysOf = (entry: EventEntry) =>
  (entry.containerNos.length > 0 ? entry.containerNos : ['']).map((no) =>
    [entry.kind, entry.classifier, entry.stationId, entry.time, no].join(' '),
  );

/** Errors of events recorded together, by index. `corrects`: the event that the single entry supersedes. */
export function faultsOf(
  entries: readonly EventEntry[],
  context: LedgerContext,
  now: Date,
  corrects?: number,
): Map<number, EventFault[]> {
  const effective = context.recorded.filter((event) => event.id !== corrects);
  const departedAt = departureOf(entries, { ...context, recorded: effective });
  const recorded = new Set(
    effective.map(({ kind, classifier, stationId, occursAt, containerNo }) =>
      [kind, classifier, stationId, formatDateTime(occursAt), containerNo ?? ''].join(' '),
    ),
  );
  const submitted = new Set<string>();
  const faults = new Map<number, EventFault[]>();
  for (const [index, entry] of entries.entries()) {
    const found = [
      ...faultsOfStopAndTime(entry, context, departedAt, now),
      ...faultsOfPlausibility(entry, context),
      ...faultsOfDelay(entry, context),
      ...faultsOfContainers(entry, context),
      ...faultsOfRepetition(entry, recorded, submitted),
      ...faultsOfDeparture(entry, { ...context, recorded: effective }),
      ...faultsOfOrder(entry, { ...context, recorded: effective }),
    ];
    for (const key of keysOf(entry)) submitted.add(key);
    if (found.length > 0) faults.set(index, found);
  }
  return faults;
}

function faultsOfStopAndTime(
  entry: EventEntry,
  { train }: LedgerContext,
  departedAt: Date | null,
  now: Date,
): EventFault[] {
  const wrongStop = stopFault(entry.kind, train.stops, entry.stationId);
  const faults: EventFault[] = wrongStop ? [{ field: 'stationId', message: wrongStop }] : [];
  if (entry.classifier !== 'actual') return faults;
  const at = parseDateTime(entry.time);
  if (at.getTime() > now.getTime() + CLOCK_TOLERANCE_MS) {
    faults.push({ field: 'time', message: (t) => t.rules.future });
  }
  if (!EVENT_KIND_RULES[entry.kind].isAfterDeparture) return faults;
  if (departedAt === null) return [...faults, { field: 'kind', message: (t) => t.rules.notDeparted }];
  if (at >= departedAt) return faults;
  return [...faults, { field: 'time', message: (t) => t.rules.beforeDeparture({ time: formatDateTime(departedAt) }) }];
}

/** Times too far from the plan. */
function faultsOfPlausibility(entry: EventEntry, context: LedgerContext): EventFault[] {
  const at = parseDateTime(entry.time).getTime();
  const leaves = parseDateTime(context.train.departTime).getTime();
  const arrives = parseDateTime(context.train.arriveTime).getTime();
  if (isDeparture(entry, context) && at < leaves - MAX_EARLY_MS) {
    return [{ field: 'time', message: (t) => t.rules.tooEarly({ time: context.train.departTime }) }];
  }
  if (at >= leaves - MAX_DEVIATION_MS && at <= arrives + MAX_DEVIATION_MS) return [];
  return [{ field: 'time', message: (t) => t.rules.farFromPlan({ time: context.train.departTime }) }];
}

/** A train later than customers expect it owes them a reason. */
function faultsOfDelay(entry: EventEntry, context: LedgerContext): EventFault[] {
  const expected = expectedBefore(entry, context);
  if (expected === null || entry.delayReason !== undefined || !needsDelayReason(expected, entry.time)) return [];
  return [{ field: 'delayReason', message: (t) => t.rules.delayReason({ time: expected.slice(0, 16) }) }];
}

/** What customers expected of the whole train's departure or final arrival; null for other events. */
function expectedBefore(entry: EventEntry, { train }: LedgerContext): string | null {
  if (entry.containerNos.length > 0 || entry.classifier === 'planned') return null;
  const [first, last] = [train.stops[0], train.stops.at(-1)];
  if (entry.kind === 'departed' && entry.stationId === first?.stationId) return train.expectedDepartTime;
  const isArrivalEstimate =
    entry.kind === 'arrived' && entry.classifier === 'estimated' && entry.stationId === last?.stationId;
  return isArrivalEstimate ? train.expectedArriveTime : null;
}

/** A departure cannot follow events recorded on the way. */
function faultsOfOrder(entry: EventEntry, context: LedgerContext): EventFault[] {
  if (!isDeparture(entry, context)) return [];
  const at = parseDateTime(entry.time);
  const reportedTimes = context.recorded
    .filter(({ kind, classifier }) => classifier === 'actual' && EVENT_KIND_RULES[kind].isAfterDeparture)
    .map(({ occursAt }) => occursAt)
    .sort((one, other) => one.getTime() - other.getTime());
  const [first] = reportedTimes;
  if (first === undefined || at <= first) return [];
  return [{ field: 'time', message: (t) => t.rules.afterSeen({ time: formatDateTime(first) }) }];
}

function faultsOfContainers(entry: EventEntry, { containers }: LedgerContext): EventFault[] {
  const onTrain = new Set(containers.map((container) => container.containerNo));
  const notOnTrain = entry.containerNos.filter((no) => !onTrain.has(no));
  if (notOnTrain.length === 0) return [];
  const numbers =
    notOnTrain.slice(0, MAX_LISTED_NUMBERS).join(', ') + (notOnTrain.length > MAX_LISTED_NUMBERS ? '…' : '');
  return [{ field: 'containerNos', message: (t) => t.rules.offTrain({ numbers }) }];
}

function faultsOfRepetition(
  entry: EventEntry,
  recorded: ReadonlySet<string>,
  submitted: ReadonlySet<string>,
): EventFault[] {
  const keys = keysOf(entry);
  if (keys.some((key) => recorded.has(key))) {
    return [{ field: 'kind', message: (t) => t.rules.alreadyRecorded }];
  }
  const isRepeated = keys.some((key) => submitted.has(key)) || new Set(keys).size < keys.length;
  return isRepeated ? [{ field: 'kind', message: (t) => t.rules.twice }] : [];
}

/** A second departure must be a correction. */
function faultsOfDeparture(entry: EventEntry, context: LedgerContext): EventFault[] {
  if (!isDeparture(entry, context) || departureOf([], context) === null) return [];
  return [{ field: 'kind', message: (t) => t.rules.departedAlready }];
}
