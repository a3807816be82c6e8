import { formatDateTime, parseDateTime } from '../../../../../platform/wire/time.ts';

const HOUR_MS = 3_600_000;

/** Wire time `plannedHours` after departure. */
export function stopTime(departTime: string, plannedHours: number): string {
  return formatDateTime(new Date(parseDateTime(departTime).getTime() + plannedHours * HOUR_MS));
}
