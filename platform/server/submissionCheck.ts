import type { CurrentUser } from '../wire/currentUser.ts';
import type { Db } from './database/connect.ts';
import type { UserError } from './texts/userError.ts';

/** What a later feature has against a new commitment of a company, such as a booking. */
export interface SubmissionCheck {
  /** unique over all features */
  readonly name: string;
  /** Null: nothing. */
  check(db: Db, user: Pick<CurrentUser, 'companyId' | 'hidesMoney'>): Promise<UserError | null>;
}
