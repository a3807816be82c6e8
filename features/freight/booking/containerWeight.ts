import { SIZE_TYPES, type SizeType } from '../train/sizeTypes.ts';

/** Checks a verified gross mass (kg) against the maximum gross mass (ISO 668) and the container's tare. */
export function grossMassError(
  weights: { tareKg?: number | null; vgmKg?: number | null },
  sizeType: SizeType,
): 'tooHeavy' | 'belowTare' | null {
  const { tareKg, vgmKg } = weights;
  if (vgmKg == null) return null;
  if (vgmKg > SIZE_TYPES[sizeType].maxGrossKg) return 'tooHeavy';
  return tareKg != null && vgmKg < tareKg ? 'belowTare' : null;
}
