import type { JourneyEvent } from '../journey/progress.ts';
import type { EffectiveEvent } from '../ledger/queries.ts';

export function journeyEventOf({ id, kind, classifier, stationId, occursAt }: EffectiveEvent): JourneyEvent {
  return { id, kind, classifier, stationId, at: occursAt.getTime() };
}
