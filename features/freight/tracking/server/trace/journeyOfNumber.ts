import { containerNumberError, normalizeContainerNumber } from '../../../../../libs/containerCodes/containerNumber.ts';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import type { Language } from '../../../../../platform/wire/language.ts';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import { findTrackedNumber, type TrackedNumber } from '../../../booking/server/index.ts';
import { findTrainDetail } from '../../../train/server/index.ts';
import { publicTrain } from '../../../train/wire.ts';
import type { Journey, PublicEvent } from '../../wire.ts';
import { journeyOf } from '../journey/journey.ts';
import { type EffectiveEvent, selectEffectiveEvents } from '../ledger/queries.ts';
import { texts, userError } from '../texts.ts';
import { journeyEventOf } from './journeyEvent.ts';

/** Typed as a container number, valid or not. */
const CONTAINER_NUMBER_SHAPE = /^[A-Z]{4}\d{7}$/;

/** Journey by container or order number as typed; throws a `UserError` with a hint if unknown. */
export async function journeyOfNumber(db: Db, typed: string, language: Language, now: Date): Promise<Journey> {
  const number = normalizeContainerNumber(typed);
  const tracked = await findTrackedOrThrow(db, number, typed);
  return journeyOfTracked(db, { ...tracked, number }, language, now);
}

/** Journey of what is known to stand on a train; `number` '' where the reader is not told it. */
export async function journeyOfTracked(
  db: Db,
  { number, ...tracked }: TrackedNumber & { number: string },
  language: Language,
  now: Date,
): Promise<Journey> {
  const [train, events] = await Promise.all([
    findTrainDetail(db, tracked.trainId, language),
    selectEffectiveEvents(db, tracked.trainId, tracked.containerNos, language),
  ]);
  if (train === null) throw userError((t) => t.trace.unknown({ number }), CODE.absent);
  return {
    number,
    numberKind: tracked.kind,
    train: publicTrain.parse(train),
    ...journeyOf(train, events.map(journeyEventOf), now),
    events: publicEvents(events),
  };
}

/** Newest first, each with a sentence. */
export async function eventsOfNumber(
  db: Db,
  typed: string,
  language: Language,
): Promise<(PublicEvent & { text: string })[]> {
  const tracked = await findTrackedOrThrow(db, normalizeContainerNumber(typed), typed);
  const events = await selectEffectiveEvents(db, tracked.trainId, tracked.containerNos, language);
  return publicEvents(events).map((event) => ({ ...event, text: eventText(event, language) }));
}

async function findTrackedOrThrow(db: Db, number: string, typed: string): Promise<TrackedNumber> {
  const tracked = await findTrackedNumber(db, number);
  if (tracked !== null) return tracked;
  if (!CONTAINER_NUMBER_SHAPE.test(number)) throw userError((t) => t.trace.unknown({ number: typed }), CODE.absent);
  const isWrong = containerNumberError(number) !== null;
  throw userError(
    (t) => (isWrong ? t.trace.wrongCheckDigit({ number }) : t.trace.unknownContainer({ number })),
    CODE.absent,
  );
}

/** Public fields only; identical events of several containers merged. */
function publicEvents(events: readonly EffectiveEvent[]): PublicEvent[] {
  const distinct = new Map<string, PublicEvent>();
  for (const { kind, classifier, occursAt, stationId, stationName, remark, delayReason } of events) {
    const time = formatDateTime(occursAt);
    const event = { kind, classifier, time, stationId, stationName, remark, delayReason };
    distinct.set(JSON.stringify(event), event);
  }
  return [...distinct.values()];
}

function eventText({ kind, classifier, stationName }: PublicEvent, language: Language): string {
  const { trace, kinds, classifiers } = texts[language];
  return trace.said({
    station: stationName,
    kind: kinds[kind],
    classifier: classifier === 'actual' ? null : classifiers[classifier],
  });
}
