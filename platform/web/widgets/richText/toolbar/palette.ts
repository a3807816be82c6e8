import type { zh } from '../texts/richText.ts';

type ColourName = keyof (typeof zh)['colours'];

/** Text colours; contrast 4.5 : 1 on white. */
export const TEXT_COLOURS: readonly [ColourName, string][] = [
  ['ink', '#172b3d'],
  ['grey', '#52657a'],
  ['red', '#c2332c'],
  ['orange', '#9a5b00'],
  ['green', '#2a7d46'],
  ['blue', '#156bac'],
  ['purple', '#7a3f98'],
];

/** Background colours; contrast 7 : 1 with the ink. */
export const BACKGROUND_COLOURS: readonly [ColourName, string][] = [
  ['paleRed', '#fde3e1'],
  ['paleYellow', '#fff3cd'],
  ['paleGreen', '#dff3e4'],
  ['paleBlue', '#d8e9f7'],
  ['palePurple', '#efe2f5'],
  ['paleGrey', '#e6ebf0'],
];
