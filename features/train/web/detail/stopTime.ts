import { formatDateTime, parseDateTime } from '../../../../platform/wire/time.ts';

const HOUR_MS = 3_600_000;

/** The wire time so many planned hours after a departure. */
export function stopTime(departTime: string, plannedHours: number): string {
  return formatDateTime(new Date(parseDateTime(departTime).getTime() + plannedHours * HOUR_MS));
}
