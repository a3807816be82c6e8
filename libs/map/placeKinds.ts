import type { MapPlace, Size } from './mapProps.ts';

interface PlaceLook {
  radius: number;
  fontSize: number;
  fontWeight: number;
  priority: number;
}

/** In code rather than CSS: label placement needs the sizes. */
export const PLACE_LOOKS = {
  end: { radius: 5.5, fontSize: 13, fontWeight: 600, priority: 3 },
  border: { radius: 5, fontSize: 12, fontWeight: 500, priority: 2 },
  stop: { radius: 3.5, fontSize: 12, fontWeight: 400, priority: 1 },
} as const satisfies Record<MapPlace['kind'], PlaceLook>;

export const MARKER_LOOK = {
  radius: 9,
  fontSize: 12,
  fontWeight: 600,
  priority: 4,
  inset: 7,
  height: 22,
} as const;

/** Smaller dots on phones. */
export const dotScale = (size: Size): number => (size.width < 480 ? 0.75 : 1);
