import type { Happening } from '../journey/progress.ts';
import type { CountingEvent } from '../ledger/queries.ts';

export function happeningOf({ id, kind, classifier, stationId, occursAt }: CountingEvent): Happening {
  return { id, kind, classifier, stationId, at: occursAt.getTime() };
}
