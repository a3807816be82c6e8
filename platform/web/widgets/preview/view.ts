import type { Size } from './useBoxSize.ts';

/** `zoom` 1 fits the window; `turns`: quarter turns clockwise. */
export interface View {
  zoom: number;
  turns: 0 | 1 | 2 | 3;
}

export const FIRST_VIEW: View = { zoom: 1, turns: 0 };

export const ZOOM_LIMITS = { least: 0.25, most: 8 } as const;
const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8] as const;

export function limitedZoom(zoom: number): number {
  return Math.min(ZOOM_LIMITS.most, Math.max(ZOOM_LIMITS.least, zoom));
}

export function steppedZoom(zoom: number, direction: 1 | -1): number {
  const isBeyond = (step: number) => (direction === 1 ? step > zoom + 0.001 : step < zoom - 0.001);
  const steps = direction === 1 ? STEPS : STEPS.toReversed();
  return steps.find(isBeyond) ?? limitedZoom(zoom);
}

const NEXT_TURN = { 0: 1, 1: 2, 2: 3, 3: 0 } as const;

export function rotated({ turns, ...view }: View): View {
  return { ...view, turns: NEXT_TURN[turns] };
}

/** Size after quarter turns. */
export function rotatedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 1 ? { width: height, height: width } : { width, height };
}
