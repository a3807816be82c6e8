import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { Language } from '../../../../../platform/wire/language.ts';
import { stationNames } from '../../../network/server/index.ts';
import type { JourneyEvent } from '../journey/progress.ts';
import { trackingEvent } from '../tables.ts';

export type NewEvent = typeof trackingEvent.$inferInsert;

/** Superseded by a correction. Outer table written out: without joins Drizzle would emit a bare "id". */
export const isSuperseded = sql<boolean>`exists (
  select 1 from tracking_event later where later.supersedes_id = tracking_event.id)`;

const ofTrain = (trainId: number) => eq(trackingEvent.trainId, trainId);

/** Events of the whole train and of these containers. */
export function ofWholeTrainOrContainers(containerNos: readonly string[]): SQL | undefined {
  const whole = isNull(trackingEvent.containerNo);
  return containerNos.length === 0 ? whole : or(whole, inArray(trackingEvent.containerNo, [...containerNos]));
}

/** Events that are not superseded, newest first. */
export async function selectEffectiveEvents(
  db: Db,
  trainId: number,
  containerNos: readonly string[] | 'all',
  language: Language,
) {
  const named = stationNames('named', language);
  const condition = containerNos === 'all' ? undefined : ofWholeTrainOrContainers(containerNos);
  return db
    .select({
      id: trackingEvent.id,
      containerNo: trackingEvent.containerNo,
      kind: trackingEvent.kind,
      classifier: trackingEvent.classifier,
      occursAt: trackingEvent.occursAt,
      stationId: trackingEvent.stationId,
      stationName: named.name,
      remark: trackingEvent.remark,
      delayReason: trackingEvent.delayReason,
    })
    .from(trackingEvent)
    .innerJoin(named, eq(named.id, trackingEvent.stationId))
    .where(and(ofTrain(trainId), condition, sql`not ${isSuperseded}`))
    .orderBy(desc(trackingEvent.occursAt), desc(trackingEvent.id));
}

/** Events of whole trains that are not superseded, as the journey needs them. */
export async function selectWholeTrainEvents(
  db: Db,
  trainIds: readonly number[],
): Promise<(JourneyEvent & { trainId: number })[]> {
  if (trainIds.length === 0) return [];
  const found = await db
    .select({
      trainId: trackingEvent.trainId,
      id: trackingEvent.id,
      kind: trackingEvent.kind,
      classifier: trackingEvent.classifier,
      stationId: trackingEvent.stationId,
      occursAt: trackingEvent.occursAt,
    })
    .from(trackingEvent)
    .where(
      and(
        sql`${trackingEvent.trainId} = any(${sql.param([...trainIds])}::bigint[])`,
        isNull(trackingEvent.containerNo),
        sql`not ${isSuperseded}`,
      ),
    );
  return found.map(({ occursAt, ...event }) => ({ ...event, at: occursAt.getTime() }));
}

export type EffectiveEvent = Awaited<ReturnType<typeof selectEffectiveEvents>>[number];

export async function selectEvent(db: Db, eventId: number) {
  const [found] = await db
    .select({ event: trackingEvent, isSuperseded })
    .from(trackingEvent)
    .where(eq(trackingEvent.id, eventId));
  return found;
}

/** A second correction of an event violates `event_corrected_once`. */
export async function insertEvents(db: Db, events: readonly NewEvent[]): Promise<void> {
  await db.insert(trackingEvent).values([...events]);
}

/** Of `trainIds`, those with events. */
export async function trainsWithEvents(db: Db, trainIds: readonly number[]): Promise<Set<number>> {
  if (trainIds.length === 0) return new Set();
  const found = await db
    .selectDistinct({ trainId: trackingEvent.trainId })
    .from(trackingEvent)
    .where(sql`${trackingEvent.trainId} = any(${sql.param([...trainIds])}::bigint[])`);
  return new Set(found.map((row) => row.trainId));
}

/** When the railway last reported anything; demo data only. */
export async function lastRailwayReport(db: Db): Promise<Date | null> {
  const [last] = await db
    .select({ createdAt: trackingEvent.createdAt })
    .from(trackingEvent)
    .where(eq(trackingEvent.source, 'railway'))
    .orderBy(desc(trackingEvent.id))
    .limit(1);
  return last?.createdAt ?? null;
}

/** Of `trainIds`, those that the railway alone reported, with the time of the last event; demo data only. */
export async function railwayTrains(db: Db, trainIds: readonly number[]): Promise<Map<number, Date>> {
  if (trainIds.length === 0) return new Map();
  const found = await db
    .select({
      trainId: trackingEvent.trainId,
      last: sql`max(${trackingEvent.occursAt})`.mapWith(trackingEvent.occursAt),
    })
    .from(trackingEvent)
    .where(sql`${trackingEvent.trainId} = any(${sql.param([...trainIds])}::bigint[])`)
    .groupBy(trackingEvent.trainId)
    .having(sql`bool_and(${trackingEvent.source} = 'railway')`);
  return new Map(found.map(({ trainId, last }) => [trainId, last]));
}
