import { keep, readKept } from '../../../../platform/web/browser/kept.ts';
import type { Point } from '../../../../platform/web/widgets/drag/useDrag.ts';

const KEY = 'ironsilk.floats';

/** Where somebody has put what floats, in px of the window; null when it was never moved. */
export function readPlace(): Point | null {
  const [left, top] = (readKept(KEY) ?? '').split(' ').map((part) => Number.parseInt(part, 10));
  return Number.isFinite(left) && Number.isFinite(top) ? { left: left ?? 0, top: top ?? 0 } : null;
}

export function keepPlace({ left, top }: Point): void {
  keep(KEY, `${Math.round(left)} ${Math.round(top)}`);
}
