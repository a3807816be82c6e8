import { z } from 'zod';

/** Lines of bank statements; `charged`: booked as charges of the bank. */
export const ENTRY_STATUSES = ['open', 'matched', 'charged', 'ignored'] as const;
export const entryStatus = z.enum(ENTRY_STATUSES);
export type EntryStatus = z.infer<typeof entryStatus>;

/** Why bills are suggested for a bank entry, the surest first; `amount`: of a former payer, exactly what is open. */
const SUGGESTION_REASONS = ['reference', 'amount', 'account', 'payer', 'name', 'none'] as const;
export const suggestionReason = z.enum(SUGGESTION_REASONS);
export type SuggestionReason = z.infer<typeof suggestionReason>;

export const RECEIPT_WAYS = ['bank', 'online', 'manual'] as const;
export const receiptWay = z.enum(RECEIPT_WAYS);
export type ReceiptWay = z.infer<typeof receiptWay>;

/** `mismatch`: paid with another amount than asked. */
const INTENT_STATUSES = ['started', 'paid', 'mismatch', 'failed', 'expired'] as const;
export const intentStatus = z.enum(INTENT_STATUSES);
export type IntentStatus = z.infer<typeof intentStatus>;

export const PAYOUT_KINDS = ['supplier', 'refund'] as const;
export const payoutKind = z.enum(PAYOUT_KINDS);
export type PayoutKind = z.infer<typeof payoutKind>;

/** `checked`: one person has approved it; `approved`: another one has released it. */
export const PAYOUT_STATUSES = ['applied', 'checked', 'approved', 'paid', 'rejected'] as const;
export const payoutStatus = z.enum(PAYOUT_STATUSES);
export type PayoutStatus = z.infer<typeof payoutStatus>;
