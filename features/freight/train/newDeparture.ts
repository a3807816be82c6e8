import type { DelayReason } from './delayReasons.ts';

/** Departure before and after a change, and the new document cut-off; wire times. */
export interface NewDeparture {
  before: string;
  departTime: string;
  cutoffTime: string;
  delayReason?: DelayReason | undefined;
}
