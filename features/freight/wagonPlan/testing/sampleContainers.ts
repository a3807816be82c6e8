import type { SizeType } from '../../train/sizeTypes.ts';
import type { Containers, PlannedContainer } from '../plan.ts';

/** A container with a VGM in kg, number `B<id>`. */
export const box = (
  orderContainerId: number,
  sizeType: SizeType,
  massKg: number,
  more: Partial<PlannedContainer> = {},
): PlannedContainer => ({
  orderContainerId,
  orderBigNo: 'O1',
  companyName: 'Shipper',
  label: `B${orderContainerId}`,
  sizeType,
  massKg,
  massBasis: 'vgm',
  dangerClasses: [],
  factWagonNo: '',
  lockedBy: '',
  ...more,
});

export const byId = (...boxes: readonly PlannedContainer[]): Containers =>
  new Map(boxes.map((one) => [one.orderContainerId, one]));
