import type { MapPlace, Size } from './mapProps.ts';

export interface PlaceLook {
  /** Pixels the dot takes around its middle. */
  radius: number;
  fontSize: number;
  fontWeight: number;
  /** Who gets room for its name first. */
  priority: number;
}

/** How the kinds of places differ; the sizes stand here because label placement must know them. */
export const PLACE_LOOKS = {
  end: { radius: 5.5, fontSize: 13, fontWeight: 600, priority: 3 },
  border: { radius: 5, fontSize: 12, fontWeight: 500, priority: 2 },
  stop: { radius: 3.5, fontSize: 12, fontWeight: 400, priority: 1 },
} as const satisfies Record<MapPlace['kind'], PlaceLook>;

/** The marker's label is a pill with this much room around its text. */
export const MARKER_LOOK = {
  radius: 9,
  fontSize: 12,
  fontWeight: 600,
  priority: 4,
  inset: 7,
  height: 22,
} as const;

/** On a phone the dots are smaller, or they would hide each other. */
export const dotScale = (size: Size): number => (size.width < 480 ? 0.75 : 1);
