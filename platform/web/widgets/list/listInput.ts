import { safeParse, type z } from 'zod';

/**
 * The input of a list call from what the address says. Texts of the address stand for numbers, as in any query.
 * Fields that the call refuses (an old link, a typed address) are left out rather than shown as a fault.
 */
export function listInput<Sent>(
  schema: z.core.$ZodType<unknown, Sent>,
  wanted: Record<string, unknown>,
): Sent {
  const fits = (value: unknown): value is Sent => safeParse(schema, value).success;
  const filled = Object.entries(wanted).filter(([, value]) => value !== undefined && value !== '');
  const whole: unknown = Object.fromEntries(filled);
  if (fits(whole)) return whole;
  const refused = new Set(safeParse(schema, whole).error?.issues.map((issue) => issue.path[0]));
  const rest: unknown = Object.fromEntries(filled.filter(([name]) => !refused.has(name)));
  if (fits(rest)) return rest;
  throw new Error(`A list asks its call without ${[...refused].join(', ')}`);
}
