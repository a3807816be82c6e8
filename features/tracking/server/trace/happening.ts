import type { Happening } from '../journey/progress.ts';
import type { CountingEvent } from '../ledger/queries.ts';

/** An event of the ledger as far as the journey depends on it. */
export function happeningOf({ id, kind, classifier, stationId, occursAt }: CountingEvent): Happening {
  return { id, kind, classifier, stationId, at: occursAt.getTime() };
}
