/** Excluded days; days are `yyyy-MM-dd`. */
export type DayRule =
  | { before: string }
  | { after: string }
  /** `yyyy-MM-dd HH:mm:ss`: excludes later times and later days */
  | { afterTime: string }
  | { day: string }
  | { allowed: readonly [first: string, last: string] };

function excludes(rule: DayRule, day: string): boolean {
  if ('before' in rule) return day < rule.before;
  if ('after' in rule) return day > rule.after;
  if ('afterTime' in rule) return day > rule.afterTime.slice(0, day.length);
  if ('day' in rule) return day === rule.day;
  return day < rule.allowed[0] || day > rule.allowed[1];
}

/** True when any rule excludes the day (documents 5.7). */
export function isDayDisabled(rules: readonly DayRule[], day: string): boolean {
  return rules.some((rule) => excludes(rule, day));
}

/** Earliest `afterTime` of the rules, or null. */
export function latestTime(rules: readonly DayRule[]): string | null {
  const times = rules.flatMap((rule) => ('afterTime' in rule ? [rule.afterTime] : []));
  return times.toSorted().at(0) ?? null;
}
