import { z } from 'zod';
import { saying } from './fault.ts';

/** The longest address that mail can be sent to (RFC 5321). */
const LONGEST = 254;
const address = z.email().max(LONGEST);

/** An e-mail address in lower case. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .refine((text) => address.safeParse(text).success, saying({ key: 'email' }));
