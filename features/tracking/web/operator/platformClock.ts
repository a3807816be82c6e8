import { formatDateTime } from '../../../../platform/wire/time.ts';

/** Now on the platform's clock, to the minute, whatever zone the browser is in. */
export function platformNow(): string {
  return `${formatDateTime(new Date()).slice(0, 16)}:00`;
}
