/** How long after its first date the guide is offered to newcomers: 5 days (portal 2.5). */
export const GUIDE_WINDOW_MS = 432_000_000;
const COOKIE = 'ironsilkGuide';
const YEAR_S = 31_536_000;

/** Whether this browser has seen the guide. */
export function hasSeenGuide(cookies: string): boolean {
  return cookies.split(/;\s*/).includes(`${COOKIE}=1`);
}

/** The cookie that says so for about a year. */
export const SEEN_COOKIE = `${COOKIE}=1; path=/; max-age=${YEAR_S}; samesite=lax`;

/** Whether now lies within the guide's window. `firstDate` is a platform day, `yyyy-MM-dd`; anything else is no date. */
export function isGuideTime(firstDate: string, nowMs: number): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(firstDate)) return false;
  const begins = Date.parse(`${firstDate}T00:00:00+08:00`);
  return nowMs >= begins && nowMs < begins + GUIDE_WINDOW_MS;
}
