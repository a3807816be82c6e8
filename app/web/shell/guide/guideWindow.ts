/** 5 days from the first date (portal 2.5). */
const GUIDE_WINDOW_MS = 432_000_000;
const COOKIE = 'ironsilkGuide';
const YEAR_S = 31_536_000;

export function hasSeenGuide(cookies: string): boolean {
  return cookies.split(/;\s*/).includes(`${COOKIE}=1`);
}

export const SEEN_COOKIE = `${COOKIE}=1; path=/; max-age=${YEAR_S}; samesite=lax`;

/** `firstDate`: platform day `yyyy-MM-dd`; false for any other text. */
export function isGuideTime(firstDate: string, nowMs: number): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(firstDate)) return false;
  const begins = Date.parse(`${firstDate}T00:00:00+08:00`);
  return nowMs >= begins && nowMs < begins + GUIDE_WINDOW_MS;
}
