import { FREE_TRADE_PORT, type IsHd } from '../../conversation.ts';

/** One-character badge of a company (portal 2.8). */
export type Badge = 'port' | 'customs' | 'goods';

export const ownBadge = (isHd: IsHd): Badge => (isHd === 1 ? 'goods' : 'customs');

export function otherBadge(isHd: IsHd, counterpartNo: string): Badge {
  if (counterpartNo === FREE_TRADE_PORT) return 'port';
  return isHd === 1 ? 'customs' : 'goods';
}
