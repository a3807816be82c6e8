import dayjs, { type Dayjs } from 'dayjs';
import { formatDateTime } from '../../../../platform/wire/time.ts';

/** How times are typed. */
export const SHOWN_TIME = 'YYYY-MM-DD HH:mm';

/** Now on the platform's clock, whatever zone the browser is in: pickers show wall clocks and know no zones. */
export function platformNow(): Dayjs {
  return dayjs(formatDateTime(new Date())).second(0);
}

/** A wire time for a picker. */
export const pickerTime = (text: string): Dayjs => dayjs(text);

/** A picked time as the wire writes it. */
export const wireTime = (picked: Dayjs): string => picked.format('YYYY-MM-DD HH:mm:ss');
