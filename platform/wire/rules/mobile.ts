import { z } from 'zod';
import { faultParams } from './fault.ts';

const MAINLAND = /^1\d{10}$/;
const HOME_CODE = /^(\+|00)86/;

/** Mainland mobile number: 11 digits, the first of them 1 (documents 9). */
export function isMainlandMobile(text: string): boolean {
  return MAINLAND.test(text);
}

export const mainlandMobile = z
  .string()
  .transform((text) => text.normalize('NFKC').replace(/[\s-]/g, '').replace(HOME_CODE, ''))
  .refine(isMainlandMobile, faultParams({ key: 'mobile' }));
