import { z } from 'zod';
import { cargoRole } from '../../freight/cargo/parties.ts';

/** Fields whose sum over an order says what it carries. */
export const TOTALED = ['packNum', 'goodsWeightKg', 'goodsGrossWeightKg', 'goodsVolumeM3', 'goodsValue'] as const;

const changed = z.object({ field: z.string(), before: z.string(), after: z.string() });
const comparedLine = z.object({
  lineKey: z.string(),
  isNew: z.boolean(),
  name: z.string(),
  containerNo: z.string(),
  changes: z.array(changed).describe('of values that the order has already'),
  filled: z.array(z.object({ field: z.string(), after: z.string() })).describe('values that the order did not have'),
});
const comparedParty = z.object({
  role: cargoRole,
  isNew: z.boolean(),
  before: z.string().describe("name in the order; '': none"),
  after: z.string().describe('name once taken over'),
  isInBook: z.boolean().describe('the address book knows this party'),
  changes: z.array(changed),
});
const comparedContainer = z.object({
  containerNo: z.string(),
  isInOrder: z.boolean(),
  sealNo: z.string().describe("on the paper or photo; '': none was read"),
  orderSealNo: z.string(),
});
const comparedTotal = z.object({
  field: z.enum(TOTALED),
  currency: z.string().describe("of a value, else ''"),
  before: z.string(),
  after: z.string(),
});
/** What checked facts would change in an order. */
export const comparison = z.object({
  version: z.number().int(),
  containers: z.array(comparedContainer),
  lines: z.array(comparedLine),
  parties: z.array(comparedParty),
  totals: z.array(comparedTotal).describe('of the whole order, before and once taken over'),
  changeCount: z.number().int().describe('values that would be overwritten'),
});
export type Comparison = z.infer<typeof comparison>;
