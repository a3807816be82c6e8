import { SIZE_TYPES, type SizeType } from '../train/sizeTypes.ts';

/**
 * Why a verified gross mass (kg) cannot be right for a container of the type: above its highest gross mass
 * (ISO 668), or below its own tare. null when nothing speaks against it.
 */
export function grossMassFault(
  weights: { tareKg?: number | null; vgmKg?: number | null },
  sizeType: SizeType,
): 'tooHeavy' | 'belowTare' | null {
  const { tareKg, vgmKg } = weights;
  if (vgmKg == null) return null;
  if (vgmKg > SIZE_TYPES[sizeType].maxGrossKg) return 'tooHeavy';
  return tareKg != null && vgmKg < tareKg ? 'belowTare' : null;
}
