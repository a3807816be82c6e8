import { formatDateTime } from '../../../../../platform/wire/time.ts';

/** Now in platform wall-clock time, to the minute. */
export function platformNow(): string {
  return `${formatDateTime(new Date()).slice(0, 16)}:00`;
}
