export type { JournalAccount, JournalPosting } from '../accounts.ts';
export { findProof } from './agreement.ts';
export { findBalance, findBalances, postedTo } from './balances.ts';
export { bookingDay } from './months.ts';
export { type NewJournalEntry, postJournalEntry } from './post.ts';
