export interface Length {
  mm: number;
  feet: number | null;
}

/** Lengths by character (ISO 6346, annex D; since amendment 3 45 feet is 5, though most bear L). */
export const LENGTHS: Readonly<Record<string, Length>> = {
  1: { mm: 2991, feet: 10 },
  2: { mm: 6058, feet: 20 },
  3: { mm: 9125, feet: 30 },
  4: { mm: 12192, feet: 40 },
  5: { mm: 13716, feet: 45 },
  A: { mm: 7150, feet: null },
  B: { mm: 7315, feet: 24 },
  C: { mm: 7430, feet: null },
  D: { mm: 7450, feet: null },
  E: { mm: 7820, feet: null },
  F: { mm: 8100, feet: null },
  G: { mm: 12500, feet: 41 },
  H: { mm: 13106, feet: 43 },
  K: { mm: 13600, feet: null },
  L: { mm: 13716, feet: 45 },
  M: { mm: 14630, feet: 48 },
  N: { mm: 14935, feet: 49 },
  P: { mm: 16154, feet: 53 },
};

/** standard: 2438 mm; wide: up to 2500 mm, for two pallets side by side */
export type Width = 'standard' | 'wide' | 'extraWide';

export interface Section {
  /** range in mm; null: no upper bound */
  heightMm: readonly [least: number, most: number | null];
  width: Width;
}

const exactly = (mm: number) => [mm, mm] as const;
const LOW_8_FEET = exactly(2438);
const STANDARD_HEIGHT = exactly(2591);
const NINE_FEET = exactly(2743);
const HIGH_CUBE = exactly(2896);
const HIGHER = [2897, null] as const;

/** Heights and widths by character (ISO 6346, annex D; 7 and R to U since amendment 3). */
export const SECTIONS: Readonly<Record<string, Section>> = {
  0: { heightMm: LOW_8_FEET, width: 'standard' },
  2: { heightMm: STANDARD_HEIGHT, width: 'standard' },
  4: { heightMm: NINE_FEET, width: 'standard' },
  5: { heightMm: HIGH_CUBE, width: 'standard' },
  6: { heightMm: HIGHER, width: 'standard' },
  7: { heightMm: [1220, 2437], width: 'standard' },
  8: { heightMm: exactly(1295), width: 'standard' },
  9: { heightMm: [0, 1219], width: 'standard' },
  C: { heightMm: STANDARD_HEIGHT, width: 'wide' },
  D: { heightMm: NINE_FEET, width: 'wide' },
  E: { heightMm: HIGH_CUBE, width: 'wide' },
  F: { heightMm: HIGHER, width: 'wide' },
  L: { heightMm: STANDARD_HEIGHT, width: 'extraWide' },
  M: { heightMm: NINE_FEET, width: 'extraWide' },
  N: { heightMm: HIGH_CUBE, width: 'extraWide' },
  P: { heightMm: HIGHER, width: 'extraWide' },
  R: { heightMm: STANDARD_HEIGHT, width: 'wide' },
  S: { heightMm: NINE_FEET, width: 'wide' },
  T: { heightMm: HIGH_CUBE, width: 'wide' },
  U: { heightMm: HIGHER, width: 'wide' },
};
