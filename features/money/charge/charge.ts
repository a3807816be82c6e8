import { z } from 'zod';
import { times } from '../../../libs/amounts/amounts.ts';
import type { Trilingual } from '../../../platform/wire/language.ts';

/** `sale`: a customer pays the platform; `cost`: the platform pays a supplier. */
export const chargeSide = z.enum(['sale', 'cost']);
export type ChargeSide = z.infer<typeof chargeSide>;

export const SERVICE_KINDS = ['train', 'water', 'road', 'stock'] as const;
export const serviceKind = z.enum(SERVICE_KINDS);
export type ServiceKind = z.infer<typeof serviceKind>;

export const CHARGE_BASES = ['box', 'day', 'kg', 'trip', 'order', 'lump'] as const;
export const chargeBasis = z.enum(CHARGE_BASES);
export type ChargeBasis = z.infer<typeof chargeBasis>;

export const CHARGE_STATUSES = ['estimated', 'confirmed', 'billed', 'paid', 'void'] as const;
export const chargeStatus = z.enum(CHARGE_STATUSES);
export type ChargeStatus = z.infer<typeof chargeStatus>;

/** Target statuses by status; back from `billed` when a bill is withdrawn, from `paid` when a payment is taken back. */
const CHARGE_TRANSITIONS = {
  estimated: ['confirmed', 'void'],
  confirmed: ['billed', 'void'],
  billed: ['paid', 'confirmed'],
  paid: ['billed'],
  void: [],
} as const satisfies Record<ChargeStatus, readonly ChargeStatus[]>;

/** What an amount rests on; `ladder`: a rule of cancellation or roll-over. */
const CHARGE_REASONS = ['tariff', 'quote', 'additionalFee', 'price', 'ladder', 'manual'] as const;
export const chargeReason = z.enum(CHARGE_REASONS);
type ChargeReason = z.infer<typeof chargeReason>;

export interface ChargeWhy {
  kind: ChargeReason;
  id: number | null;
  version: number | null;
  /** what the rule was applied to, as it was then */
  inputs: Record<string, string>;
  /** inputs that are names, in each language; charges recorded before have none, and name them in Chinese */
  names?: Record<string, Trilingual> | undefined;
}

/** Quantity by unit price, rounded half up (away from zero) to two places. */
export const amountOf = (quantity: string, unitPrice: string) => times(unitPrice, quantity);

/** Tax on a net amount, rounded half up to two places; `taxRate` as a fraction (0.06). */
export const taxOf = (amount: string, taxRate: string) => times(amount, taxRate);

/** Statuses from which one may be reached. */
export function statusesBefore(to: ChargeStatus): ChargeStatus[] {
  return CHARGE_STATUSES.filter((from) => CHARGE_TRANSITIONS[from].some((target) => target === to));
}
