/** Parts for pages of later features; their texts are those of the cargo. */

export { CargoSheet } from './CargoSheet.tsx';
export type { CargoFocus } from './cargoProps.ts';
export { Parties } from './Parties.tsx';
export { useTexts as useCargoTexts } from './texts.ts';
