/** The most that a badge says (portal 9). */
const MOST = 99;

/** A number of unread containers as the icon and the window's title say it. */
export const countText = (count: number) => (count > MOST ? `${MOST}+` : String(count));
