import { parseDateTime } from '../../../../../../platform/wire/time.ts';
import { DECISION_WITHIN_HOURS } from '../../../states.ts';

const MINUTE_MS = 60_000;
const SOON_MINUTES = 24 * 60;
const URGENT_MINUTES = 6 * 60;

/** Waiting time since submission, time left until expiry. */
interface WaitingTime {
  waited: { days: number; hours: number; minutes: number };
  /** null after the deadline, until the expiry job runs */
  left: { hours: number; minutes: number } | null;
  urgency: 'calm' | 'soon' | 'urgent';
}

export function waitingSince(submitTime: string, now: Date): WaitingTime {
  const waited = Math.max(0, Math.floor((now.getTime() - parseDateTime(submitTime).getTime()) / MINUTE_MS));
  const left = DECISION_WITHIN_HOURS * 60 - waited;
  return {
    waited: {
      days: Math.floor(waited / 1440),
      hours: Math.floor((waited % 1440) / 60),
      minutes: waited % 60,
    },
    left: left > 0 ? { hours: Math.floor(left / 60), minutes: left % 60 } : null,
    urgency: left <= URGENT_MINUTES ? 'urgent' : left <= SOON_MINUTES ? 'soon' : 'calm',
  };
}
