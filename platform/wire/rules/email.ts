import { z } from 'zod';
import { saying } from './fault.ts';

/** RFC 5321 */
const LONGEST = 254;
const address = z.email().max(LONGEST);

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .refine((text) => address.safeParse(text).success, saying({ key: 'email' }));
