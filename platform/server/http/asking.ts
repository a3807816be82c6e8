import { CODE } from '../../wire/envelope.ts';
import type { Language } from '../../wire/language.ts';
import type { Who } from '../../wire/who.ts';
import type { Db } from '../database/connect.ts';
import type { ReceivedFile } from '../files/receivedFile.ts';
import { refuse } from '../texts/texts.ts';

declare const ownCompany: unique symbol;

/** The id of the company of the person who asks. Only the session makes one, so a query that takes it is scoped. */
export type OwnCompanyId = number & { readonly [ownCompany]: true };

/** Who asks, in which language, and the database as the call may use it: one transaction for a write. */
export interface Asking<Person extends Who | null = Who> {
  who: Person;
  db: Db;
  language: Language;
  requestId: string;
  /** of the browser, for limits on guessing */
  address: string;
  userAgent: string;
  token: string | null;
  /** the file that came with the call, checked against the call's rule */
  upload: ReceivedFile | null;
}

/** The company of the person, or a refusal for people without one. */
export function ownCompanyId(who: Who): OwnCompanyId {
  if (who.companyId === null) throw refuse((t) => t.noCompany, CODE.forbidden);
  // the one place where the brand is given
  return who.companyId as OwnCompanyId;
}
