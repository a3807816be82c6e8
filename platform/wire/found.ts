import { z } from 'zod';

/** What the portal's search finds; `book` and `confirm` lead to something to do. */
export const FOUND_KINDS = [
  'book',
  'confirm',
  'order',
  'container',
  'bill',
  'service',
  'fee',
  'train',
  'customer',
  'station',
  'conversation',
] as const;

export const found = z.object({
  kind: z.enum(FOUND_KINDS),
  title: z.string(),
  note: z.string(),
  path: z.string().describe('address of its page'),
});
export type Found = z.infer<typeof found>;

/** Most results of one finder. */
export const MAX_FOUND = 5;
