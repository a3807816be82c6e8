import { readStored, writeStored } from '../../../../platform/web/browser/localStore.ts';
import type { Point } from '../../../../platform/web/widgets/drag/useDrag.ts';

const KEYS = { service: 'ironsilk.floats', chat: 'ironsilk.floats.chat' } as const;

/** Saved position in px; null if never moved. */
export function readPosition(name: keyof typeof KEYS): Point | null {
  const [left, top] = (readStored(KEYS[name]) ?? '').split(' ').map((part) => Number.parseInt(part, 10));
  return Number.isFinite(left) && Number.isFinite(top) ? { left: left ?? 0, top: top ?? 0 } : null;
}

export function storePosition(name: keyof typeof KEYS, { left, top }: Point): void {
  writeStored(KEYS[name], `${Math.round(left)} ${Math.round(top)}`);
}
