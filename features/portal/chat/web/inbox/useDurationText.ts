import { useTexts } from '../texts.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Duration text, in its largest units. */
export function useDurationText(): (seconds: number) => string {
  const { inbox: texts } = useTexts();
  return (seconds) => {
    if (seconds < MINUTE) return texts.seconds({ seconds });
    if (seconds < HOUR) return texts.minutes({ minutes: Math.floor(seconds / MINUTE) });
    if (seconds >= DAY) return texts.days({ days: Math.floor(seconds / DAY) });
    return texts.hours({ hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) });
  };
}
