/** Badge limit (portal 9). */
const MOST = 99;

export const countText = (count: number) => (count > MOST ? `${MOST}+` : String(count));
