import { z } from 'zod';
import type zh from './texts/zh.ts';

/** Texts of faults in one language; the page fetches the one in use, the server knows all. */
export type RuleTexts = typeof zh;

const plain = z.enum([
  'positiveNumber',
  'money',
  'amountAboveZero',
  'quantityAboveZero',
  'identityMissing',
  'identity',
  'creditCodeMissing',
  'creditCode',
  'mobile',
  'email',
  'containerNumber',
  'sizeType',
]);

const ruleFault = z.union([
  z.object({ key: plain }),
  z.object({ key: z.literal('tooManyBytes'), most: z.number() }),
]);

/** Why a rule refuses what was typed; `ruleFaultText` words it. */
export type RuleFault = z.infer<typeof ruleFault>;

/** Makes a schema say which fault it found: `.refine(isEmail, saying({ key: 'email' }))`. Nothing after it is looked at. */
export function saying(fault: RuleFault): { params: { fault: RuleFault }; abort: true } {
  return { params: { fault }, abort: true };
}

/** The fault that a schema has found; null where it is none of these rules. */
export function faultOfIssue(issue: z.core.$ZodIssue): RuleFault | null {
  if (issue.code !== 'custom') return null;
  return ruleFault.safeParse(issue.params?.fault).data ?? null;
}

/** A fault in words. */
export function ruleFaultText(texts: RuleTexts, fault: RuleFault): string {
  return fault.key === 'tooManyBytes' ? texts.tooManyBytes(fault) : texts[fault.key];
}
