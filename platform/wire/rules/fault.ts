import { z } from 'zod';
import type { zh } from './texts/rules.ts';

export type RuleTexts = typeof zh;

const plain = z.enum([
  'positiveNumber',
  'money',
  'moneyPlaces',
  'amountAboveZero',
  'quantityAboveZero',
  'identityMissing',
  'identity',
  'creditCodeMissing',
  'creditCode',
  'mobile',
  'email',
  'taxNumber',
  'taxNumberMissing',
  'eori',
  'postcode',
  'containerNumberMissing',
  'containerNumber',
  'sizeType',
  'endBeforeStart',
]);

const ruleFault = z.union([z.object({ key: plain }), z.object({ key: z.literal('tooManyBytes'), most: z.number() })]);

type RuleFault = z.infer<typeof ruleFault>;

/** Attaches a fault to a refinement, `.refine(isEmail, faultParams({ key: 'email' }))`, and stops later checks. */
export function faultParams(fault: RuleFault): { params: { fault: RuleFault }; abort: true } {
  return { params: { fault }, abort: true };
}

export function faultOfIssue(issue: z.core.$ZodIssue): RuleFault | null {
  if (issue.code !== 'custom') return null;
  return ruleFault.safeParse(issue.params?.fault).data ?? null;
}

export function ruleFaultText(texts: RuleTexts, fault: RuleFault): string {
  return fault.key === 'tooManyBytes' ? texts.tooManyBytes(fault) : texts[fault.key];
}
