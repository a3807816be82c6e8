import { z } from 'zod';
import { cargoRole } from '../cargo/parties.ts';

const changed = z.object({ field: z.string(), before: z.string(), after: z.string() });
const comparedLine = z.object({
  lineKey: z.string(),
  isNew: z.boolean(),
  name: z.string(),
  containerNo: z.string(),
  changes: z.array(changed).describe('of values that the order has already'),
  filled: z.number().int().describe('values that the order did not have'),
});
const comparedParty = z.object({
  role: cargoRole,
  isNew: z.boolean(),
  isInBook: z.boolean().describe('the address book knows this party'),
  changes: z.array(changed),
});
const comparedContainer = z.object({
  containerNo: z.string(),
  isInOrder: z.boolean(),
  sealNo: z.string().describe("on the paper or photo; '': none was read"),
  orderSealNo: z.string(),
});
/** What checked facts would change in an order. */
export const comparison = z.object({
  version: z.number().int(),
  containers: z.array(comparedContainer),
  lines: z.array(comparedLine),
  parties: z.array(comparedParty),
  changeCount: z.number().int().describe('values that would be overwritten'),
});
export type Comparison = z.infer<typeof comparison>;
