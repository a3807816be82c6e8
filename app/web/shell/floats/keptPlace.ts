import { keep, readKept } from '../../../../platform/web/browser/kept.ts';
import type { Point } from '../../../../platform/web/widgets/drag/useDrag.ts';

const KEYS = { service: 'ironsilk.floats', chat: 'ironsilk.floats.chat' } as const;

/** Saved position in px; null if never moved. */
export function readPlace(name: keyof typeof KEYS): Point | null {
  const [left, top] = (readKept(KEYS[name]) ?? '').split(' ').map((part) => Number.parseInt(part, 10));
  return Number.isFinite(left) && Number.isFinite(top) ? { left: left ?? 0, top: top ?? 0 } : null;
}

export function keepPlace(name: keyof typeof KEYS, { left, top }: Point): void {
  keep(KEYS[name], `${Math.round(left)} ${Math.round(top)}`);
}
