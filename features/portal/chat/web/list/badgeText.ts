/** Badge limit (portal 9). */
const MAX_BADGE = 99;

export const badgeText = (count: number) => (count > MAX_BADGE ? `${MAX_BADGE}+` : String(count));
