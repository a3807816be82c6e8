/** Days are texts `yyyy-MM-dd`. */
export type DayRule =
  /** days before this one cannot be chosen */
  | { before: string }
  /** days after this one cannot be chosen */
  | { after: string }
  /** times after this one, `yyyy-MM-dd HH:mm:ss`, cannot be chosen, nor the days after its day */
  | { afterTime: string }
  /** this day cannot be chosen */
  | { day: string }
  /** only days from the first to the last can be chosen */
  | { allowed: readonly [first: string, last: string] };

function refuses(rule: DayRule, day: string): boolean {
  if ('before' in rule) return day < rule.before;
  if ('after' in rule) return day > rule.after;
  if ('afterTime' in rule) return day > rule.afterTime.slice(0, day.length);
  if ('day' in rule) return day === rule.day;
  return day < rule.allowed[0] || day > rule.allowed[1];
}

/** Whether any of the rules keeps a day from being chosen (documents 5.7). */
export function isDayOff(rules: readonly DayRule[], day: string): boolean {
  return rules.some((rule) => refuses(rule, day));
}

/** The last time that rules leave; null where none sets a bound within a day. */
export function latestOf(rules: readonly DayRule[]): string | null {
  const times = rules.flatMap((rule) => ('afterTime' in rule ? [rule.afterTime] : []));
  return times.toSorted().at(0) ?? null;
}
