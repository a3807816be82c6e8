import { FREE_TRADE_PORT, type IsHd } from '../../conversation.ts';

/** Which one-character badge a company bears (portal 2.8). */
export type Badge = 'port' | 'customs' | 'goods';

/** The badge of whoever reads: goods on their side, customs on the other. */
export const ownBadge = (isHd: IsHd): Badge => (isHd === 1 ? 'goods' : 'customs');

/** The badge of the counterpart: the free trade port by its number, else by the side. */
export function otherBadge(isHd: IsHd, counterpartNo: string): Badge {
  if (counterpartNo === FREE_TRADE_PORT) return 'port';
  return isHd === 1 ? 'customs' : 'goods';
}
