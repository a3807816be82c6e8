import { z } from 'zod';
import { isAboveZero } from '../../../libs/amounts/compare.ts';

/** What a deposit is paid for. */
export const DEPOSIT_SUBJECTS = ['contract', 'campaign'] as const;
export const depositSubject = z.enum(DEPOSIT_SUBJECTS);
export type DepositSubject = z.infer<typeof depositSubject>;

/** Rows of a deposit's ledger; each is written once. */
const ENTRY_KINDS = ['due', 'waived', 'paid', 'received', 'rejected', 'used', 'refunded', 'forfeited'] as const;
export const entryKind = z.enum(ENTRY_KINDS);
export type EntryKind = z.infer<typeof entryKind>;

/** What takes money out of a deposit. */
export const OUTGOING_KINDS = ['used', 'refunded', 'forfeited'] as const;
export type OutgoingKind = (typeof OUTGOING_KINDS)[number];

/** `checking`: a payment waits for the platform; `settled`: nothing is due or held. */
export const DEPOSIT_STATUSES = ['checking', 'due', 'held', 'settled'] as const;
export const depositStatus = z.enum(DEPOSIT_STATUSES);
export type DepositStatus = z.infer<typeof depositStatus>;

/** Days before the last day to pay for campaign places at which the company is reminded. */
export const PLACES_REMINDER_DAYS = 2;

/** Before the last day to pay for campaign places, or after it. */
export type PlacesStage = 'soon' | 'late';

/** Whether campaign places were not paid in time; days as yyyy-MM-dd, '' of a contract. */
export const isLate = (
  { dueDate, outstanding }: { dueDate: string; outstanding: string | null },
  today: string,
): boolean => dueDate !== '' && dueDate < today && isAboveZero(outstanding ?? '0');

/** A bank guarantee in place of cash (page 7b of a contract); it ends by its date, which is not stored. */
export const GUARANTEE_STATUSES = ['submitted', 'accepted', 'rejected', 'released'] as const;
export const guaranteeStatus = z.enum(GUARANTEE_STATUSES);
export type GuaranteeStatus = z.infer<typeof guaranteeStatus>;

/** Days before the end of a guarantee at which the company is reminded; 0: it has ended. */
export const GUARANTEE_REMINDER_DAYS = [0, 7, 30] as const;
