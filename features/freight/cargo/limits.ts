import { isAbove } from '../../../libs/amounts/compare.ts';
import { exactSum } from '../../../libs/amounts/decimals.ts';
import { SIZE_TYPES, type SizeType } from '../train/sizeTypes.ts';
import type { CargoValues } from './fields.ts';

/** Usual inner volume in m³; null where loading is not by volume (tanks). */
const VOLUME_M3: Readonly<Record<SizeType, number | null>> = {
  '22G1': 33.2,
  '22U1': 32.5,
  '22T1': null,
  '42G1': 67.7,
  '42U1': 65.9,
  '45G1': 76.4,
  '45R1': 67.5,
  L5G1: 86,
};

interface LimitedContainer {
  orderContainerId: number;
  sizeType: SizeType;
  /** null: not known yet, the usual one is taken */
  tareKg: number | null;
}

/** Highest weight of goods, kg: highest gross mass less the tare. */
export function payloadOf({ sizeType, tareKg }: LimitedContainer): number {
  return SIZE_TYPES[sizeType].maxGrossKg - (tareKg ?? SIZE_TYPES[sizeType].tareKg);
}

export const volumeOf = ({ sizeType }: LimitedContainer) => VOLUME_M3[sizeType];

export interface CargoSums {
  lines: number;
  packNum: string;
  goodsWeightKg: string;
  goodsGrossWeightKg: string;
  goodsVolumeM3: string;
  /** by currency; lines without one under '' */
  values: readonly { currency: string; amount: string }[];
}

const SUMMED = ['packNum', 'goodsWeightKg', 'goodsGrossWeightKg', 'goodsVolumeM3'] as const;
const DECIMAL = /^\d+(\.\d+)?$/;

/** Exact sums; cells that hold no number count as zero. */
export function sumsOf(lines: readonly CargoValues[]): CargoSums {
  const sumOf = (field: (typeof SUMMED)[number]) => totalOf(lines.map((line) => line[field]));
  const priced = lines.filter(({ goodsValue }) => DECIMAL.test(goodsValue));
  const byCurrency = Map.groupBy(priced, ({ goodsValueCurrency }) => goodsValueCurrency);
  return {
    lines: lines.length,
    packNum: sumOf('packNum'),
    goodsWeightKg: sumOf('goodsWeightKg'),
    goodsGrossWeightKg: sumOf('goodsGrossWeightKg'),
    goodsVolumeM3: sumOf('goodsVolumeM3'),
    values: [...byCurrency].map(([currency, some]) => ({
      currency,
      amount: totalOf(some.map(({ goodsValue }) => goodsValue)),
    })),
  };
}

const totalOf = (texts: readonly string[]) => exactSum(texts.filter((text) => DECIMAL.test(text)));

export interface Load {
  sums: CargoSums;
  payloadKg: number;
  /** null: not limited */
  volumeM3: number | null;
  isOverweight: boolean;
  isOverfull: boolean;
}

/** Sums of a container's lines, or of the whole order over all its containers, against what they hold. */
export function loadOf(lines: readonly CargoValues[], containers: readonly LimitedContainer[]): Load {
  const sums = sumsOf(lines);
  const payloadKg = containers.reduce((sum, container) => sum + payloadOf(container), 0);
  const volumes = containers.map(volumeOf);
  const volumeM3 = volumes.reduce<number | null>(
    (sum, volume) => (sum === null || volume === null ? null : sum + volume),
    0,
  );
  return {
    sums,
    payloadKg,
    volumeM3,
    isOverweight: containers.length > 0 && isAbove(sums.goodsGrossWeightKg, String(payloadKg)),
    isOverfull: containers.length > 0 && volumeM3 !== null && isAbove(sums.goodsVolumeM3, String(volumeM3)),
  };
}
