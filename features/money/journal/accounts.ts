import { z } from 'zod';

/** Accounts of the journal; amounts are signed, debit above zero. */
export const JOURNAL_ACCOUNTS = [
  'bank',
  'receivable',
  'payable',
  'customerCredit',
  'depositHeld',
  'revenue',
  'cost',
  'vatOutput',
  'vatInput',
  'exchangeDifference',
  'rounding',
  'badDebt',
  'bankCharges',
] as const;
export const journalAccount = z.enum(JOURNAL_ACCOUNTS);
export type JournalAccount = z.infer<typeof journalAccount>;

export interface JournalPosting {
  account: JournalAccount;
  companyId: number | null;
  currency: string;
  /** decimal text; above zero: debit */
  amount: string;
}
