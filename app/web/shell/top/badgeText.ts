/** Highest number on a badge (portal 9). */
const MOST = 99;

/** What a badge says of a count; nothing when there is nothing to say. */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > MOST ? `${MOST}+` : String(count);
}
