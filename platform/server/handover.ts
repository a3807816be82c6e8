import type { Trilingual } from '../wire/language.ts';
import type { Db } from './database/connect.ts';

/** A person of a company, as handovers know one. */
export interface Member {
  accountId: number;
  companyId: number;
  name: string;
  mobile: string;
}

/** Work that a leaving person passes on to a colleague. */
export interface Handover {
  /** unique over all features */
  readonly kind: string;
  readonly title: Trilingual;
  count(db: Db, from: Member): Promise<number>;
  /** In the transaction of the take-over; answers the number of what was moved. */
  move(db: Db, from: Member, to: Member): Promise<number>;
}
