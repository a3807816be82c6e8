import type { ColumnName } from './columns.ts';

/** Column of a table on a paper, with its place and what its heading says. */
export interface Column {
  /** `unit`: of the quantity; `other`: nothing that is asked for, its values belong to no neighbour */
  name: ColumnName | 'unit' | 'other';
  left: number;
  right: number;
  /** place of its heading alone */
  head: { left: number; right: number };
  currency: string;
  /** kilograms or cubic metres of its unit */
  factor?: number;
  /** the unit is one of weight */
  isWeight?: boolean;
  /** weights that stand beside each other in one cell: "gross / net" */
  weights?: ('goodsGrossWeightKg' | 'goodsWeightKg')[];
  /** values that stand below each other in one cell: "Price / Amount" */
  stack?: ColumnName[];
}
