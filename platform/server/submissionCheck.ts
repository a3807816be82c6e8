import type { Placeholder, SQL } from 'drizzle-orm';
import type { CurrentUser } from '../wire/currentUser.ts';
import type { Db } from './database/connect.ts';
import type { UserError } from './texts/userError.ts';

/** `yyyy-MM-dd` in SQL; a placeholder in a prepared statement. */
export type Day = string | Placeholder;

/** What a later feature has against a new commitment of a company, such as a booking. */
export interface SubmissionCheck {
  /** unique over all features */
  readonly name: string;
  /** SQL: whether it has something against the company whose id is in the caller's column; asked as the order is written. */
  isAgainst(companyId: SQL, today: Day): SQL<boolean>;
  /** The same with the words for the user; null: nothing. */
  check(db: Db, user: Pick<CurrentUser, 'companyId' | 'hidesMoney'>): Promise<UserError | null>;
}
