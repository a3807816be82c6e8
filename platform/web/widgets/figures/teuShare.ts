/** Percent sold (0–100), TEU left (never negative), level. */
interface TeuShare {
  percent: number;
  left: number;
  level: 'plenty' | 'scarce' | 'full';
}

const SCARCE_FROM_PERCENT = 80;

/** In TEU. A train sold above a lowered capacity counts as full. */
export function teuShare(sold: number, capacity: number): TeuShare {
  const left = Math.max(0, capacity - sold);
  if (left === 0) return { percent: 100, left, level: 'full' };
  const percent = Math.min(99, Math.max(0, Math.floor((sold / capacity) * 100)));
  return { percent, left, level: percent >= SCARCE_FROM_PERCENT ? 'scarce' : 'plenty' };
}
