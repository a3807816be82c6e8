import { z } from 'zod';

/** ISO 6346 codes we carry. */
export const SIZE_TYPE_CODES = ['22G1', '22U1', '22T1', '42G1', '42U1', '45G1', '45R1', 'L5G1'] as const;
export const sizeType = z.enum(SIZE_TYPE_CODES);
export type SizeType = z.infer<typeof sizeType>;

/**
 * TEU (domain, Space), usual tare and highest gross mass in kg (ISO 668; 20- and 45-foot at the rail limit).
 */
export const SIZE_TYPES = {
  '22G1': { teu: 1, feet: 20, kind: 'general', tareKg: 2250, maxGrossKg: 30480 },
  '22U1': { teu: 1, feet: 20, kind: 'openTop', tareKg: 2400, maxGrossKg: 30480 },
  '22T1': { teu: 1, feet: 20, kind: 'tank', tareKg: 3700, maxGrossKg: 36000 },
  '42G1': { teu: 2, feet: 40, kind: 'general', tareKg: 3750, maxGrossKg: 32500 },
  '42U1': { teu: 2, feet: 40, kind: 'openTop', tareKg: 3900, maxGrossKg: 32500 },
  '45G1': { teu: 2, feet: 40, kind: 'highCube', tareKg: 3900, maxGrossKg: 32500 },
  '45R1': { teu: 2, feet: 40, kind: 'reefer', tareKg: 4600, maxGrossKg: 34000 },
  L5G1: { teu: 2, feet: 45, kind: 'highCube', tareKg: 4800, maxGrossKg: 34000 },
} as const;

export function teuOf(containers: readonly { sizeType: SizeType; count: number }[]): number {
  return containers.reduce((sum, line) => sum + SIZE_TYPES[line.sizeType].teu * line.count, 0);
}

/** In kg. */
export function payloadKg(type: SizeType): number {
  return SIZE_TYPES[type].maxGrossKg - SIZE_TYPES[type].tareKg;
}
