import { safeParse, type z } from 'zod';

/** List input from the URL, without rejected values. @throws Error when required input is missing */
export function listInput<Sent>(schema: z.core.$ZodType<unknown, Sent>, candidates: Record<string, unknown>): Sent {
  const fits = (value: unknown): value is Sent => safeParse(schema, value).success;
  const filled = Object.entries(candidates).filter(([, value]) => value !== undefined && value !== '');
  const whole: unknown = Object.fromEntries(filled);
  if (fits(whole)) return whole;
  const rejected = new Set(safeParse(schema, whole).error?.issues.map((issue) => issue.path[0]));
  const rest: unknown = Object.fromEntries(filled.filter(([name]) => !rejected.has(name)));
  if (fits(rest)) return rest;
  throw new Error(`A list asks its call without ${[...rejected].join(', ')}`);
}
