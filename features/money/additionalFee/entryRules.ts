import { z } from 'zod';
import { isAboveZero, isZero } from '../../../libs/amounts/compare.ts';
import { amountText } from '../../../platform/wire/rules/money.ts';

export const MAX_FEE_REMARK = 100;
export const FEE_CURRENCIES = ['CNY', 'USD'] as const;
export const feeCurrency = z.enum(FEE_CURRENCIES);

/** Documents 5.5: 8 characters without a point, 11 with one, two decimals. */
const AMOUNT = /^\d{1,8}(\.\d{1,2})?$/;

/** Hours that a customer may be given to confirm. */
const CONFIRM_HOURS_RANGE = { least: 24, most: 720 } as const;
export const CONFIRM_HOURS_OFFERED = [24, 48, 72, 120, 168, 336, 720] as const;

export const confirmHours = z.coerce
  .number<number | string>()
  .int()
  .min(CONFIRM_HOURS_RANGE.least)
  .max(CONFIRM_HOURS_RANGE.most)
  .nullish()
  .transform((given) => given ?? null)
  .describe('hours that the customer has to confirm; left out: as configured');

export type EntryFault = 'amountMissing' | 'amountZero' | 'amountWrong' | 'typeMissing' | 'dateMissing';

/** What is wrong with an amount as it was typed; null: nothing. */
export function amountFault(text: string): EntryFault | null {
  if (text === '') return 'amountMissing';
  if (!AMOUNT.test(text)) return 'amountWrong';
  return isAboveZero(text) ? null : 'amountZero';
}

/** Faults by field; type and date are demanded with an application object alone (documents 5.5). */
export function entryFaults(
  { feeAmount, abnormalType, businessDate }: Record<'feeAmount' | 'abnormalType' | 'businessDate', string>,
  hasObject: boolean,
): Partial<Record<'feeAmount' | 'abnormalType' | 'businessDate', EntryFault>> {
  const amount = amountFault(feeAmount);
  return {
    ...(amount === null ? {} : { feeAmount: amount }),
    ...(hasObject && abnormalType === '' ? { abnormalType: 'typeMissing' as const } : {}),
    ...(hasObject && businessDate === '' ? { businessDate: 'dateMissing' as const } : {}),
  };
}

/** Amount of a settlement: nothing is an amount too. */
export const amountOrNothing = amountText(8);

/** Above nothing. */
export const feeAmount = amountOrNothing.refine((text) => /[1-9]/.test(text));

export const isNothing = (amount: string | null) => amount === null || isZero(amount);
