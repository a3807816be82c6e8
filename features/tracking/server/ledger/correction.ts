import type { Db } from '../../../../platform/server/database/connect.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import type { EventEntry } from '../../wire.ts';
import { userError } from '../texts.ts';
import type { LedgerContext } from './context.ts';
import { selectEvent } from './queries.ts';
import { isDeparture, isFinalArrival } from './rules.ts';

/**
 * One event supersedes one event, once. A correction of the train's departure or final arrival must remain
 * one: statuses never move back.
 */
export async function assertCorrectable(
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
