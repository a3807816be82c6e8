/** Catalogue of what cargo is secured with. */
export const LASHING_KINDS = [
  'strap',
  'chain',
  'wire',
  'beam',
  'block',
  'airbag',
  'mat',
  'cornerGuard',
  'net',
] as const;
export type LashingKind = (typeof LASHING_KINDS)[number];

/** kg of one, as it counts in the verified gross mass (SOLAS VI/2: dunnage and securing material belong to it). */
export const LASHING_KG: Readonly<Record<LashingKind, number>> = {
  strap: 4,
  chain: 12,
  wire: 5,
  beam: 18,
  block: 6,
  airbag: 2,
  mat: 1,
  cornerGuard: 1,
  net: 8,
};
