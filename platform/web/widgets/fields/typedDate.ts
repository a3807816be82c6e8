import { dateText } from '../../../wire/time.ts';
import { type DayRule, isDayDisabled, latestTime } from './dayRules.ts';

export type Precision = 'day' | 'minute' | 'second';

/** What was typed into a date field: a wire value, or why it is refused. */
export type TypedDate =
  | { value: string; fault?: never }
  | { value?: never; fault: 'unreadable' | 'refused'; earliest?: string; latest?: string };

/** Year first or, with dots or the English name of the month, day first; the clock may follow. */
const SHAPE =
  /^(?:(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{1,2})(?:\.(\d{1,2})\.| +([a-z]{3})[a-z]*\.?,? +)(\d{4}))(?:[ T,]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const two = (part: string) => part.padStart(2, '0');

/** Reads a date as people of all three languages write it. */
export function readTypedDate(text: string, precision: Precision, rules: readonly DayRule[]): TypedDate {
  const match = SHAPE.exec(text.normalize('NFKC').trim());
  if (match === null) return { fault: 'unreadable' };
  const [, year, month, day, dayFirst, monthSecond, monthName, yearLast, hour, minute, second = '00'] = match;
  const named = monthName && String(MONTHS.indexOf(monthName.toLowerCase()) + 1);
  const date = `${year ?? yearLast}-${two(month ?? monthSecond ?? named ?? '')}-${two(day ?? dayFirst ?? '')}`;
  if (!dateText.safeParse(date).success) return { fault: 'unreadable' };
  const value = precision === 'day' ? date : withClock(date, hour, minute, second);
  if (value === null) return { fault: 'unreadable' };
  return isRefused(value, rules) ? { fault: 'refused', ...boundsOf(rules) } : { value };
}

function withClock(date: string, hour?: string, minute?: string, second = '00'): string | null {
  if (hour === undefined || minute === undefined) return null;
  const isClock = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  return isClock ? `${date} ${two(hour)}:${minute}:${second}` : null;
}

function isRefused(value: string, rules: readonly DayRule[]): boolean {
  const latest = latestTime(rules);
  return isDayDisabled(rules, value.slice(0, 10)) || (latest !== null && value.length > 10 && value > latest);
}

/** Days or times that the rules allow. */
function boundsOf(rules: readonly DayRule[]): { earliest?: string; latest?: string } {
  const earliest = rules.flatMap((rule) =>
    'before' in rule ? [rule.before] : 'allowed' in rule ? [rule.allowed[0]] : [],
  );
  const latest = rules.flatMap((rule) => {
    if ('after' in rule) return [rule.after];
    if ('afterTime' in rule) return [rule.afterTime.slice(0, 16)];
    return 'allowed' in rule ? [rule.allowed[1]] : [];
  });
  const [first, last] = [earliest.toSorted().at(-1), latest.toSorted()[0]];
  return { ...(first ? { earliest: first } : {}), ...(last ? { latest: last } : {}) };
}
