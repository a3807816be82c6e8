/** Highest count on a badge (portal 9). */
const MOST = 99;

/** Empty for zero. */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > MOST ? `${MOST}+` : String(count);
}
