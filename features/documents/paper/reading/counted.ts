import type { ColumnName } from './columns.ts';

/** Columns of numbers. */
export const COUNTED: readonly (ColumnName | 'unit' | 'other')[] = [
  'packNum',
  'smallPackNum',
  'goodsWeightKg',
  'goodsGrossWeightKg',
  'goodsVolumeM3',
  'goodsPrice',
  'goodsValue',
];
