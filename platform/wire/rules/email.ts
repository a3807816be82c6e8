import { z } from 'zod';
import { faultParams } from './fault.ts';

/** RFC 5321 */
const LONGEST = 254;
const address = z.email().max(LONGEST);

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .refine((text) => address.safeParse(text).success, faultParams({ key: 'email' }));
