/** Hours and minutes, apart or as four digits. */
const SHAPE = /^(?:(\d{1,2})[:.时ч](\d{2})分?|(\d{2})(\d{2}))$/;

/** `HH:mm` of a time of day as people of all three languages write it; null if it is none. */
export function readTypedClock(text: string): string | null {
  const match = SHAPE.exec(text.normalize('NFKC').trim());
  if (match === null) return null;
  const [, hour = match[3] ?? '', minute = match[4] ?? ''] = match;
  return Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : null;
}
