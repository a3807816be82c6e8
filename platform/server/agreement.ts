import type { Trilingual } from '../wire/language.ts';
import type { Db } from './database/connect.ts';

/** Two records of the same fact that say different things. */
export interface Disagreement {
  /** what differs, in the terms of its feature, such as `deposit 7` */
  subject: string;
  expected: string;
  found: string;
}

/** A proof that two books of the portal agree. */
export interface AgreementCheck {
  /** unique over all features */
  readonly kind: string;
  readonly title: Trilingual;
  /** At most `limit` disagreements; none: they agree. */
  find(db: Db, limit: number): Promise<readonly Disagreement[]>;
}
