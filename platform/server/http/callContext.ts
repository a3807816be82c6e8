import type { CurrentUser } from '../../wire/currentUser.ts';
import { CODE } from '../../wire/envelope.ts';
import type { Language } from '../../wire/language.ts';
import type { Db } from '../database/connect.ts';
import type { ReceivedFile } from '../files/receivedFile.ts';
import { userError } from '../texts/texts.ts';

declare const ownCompany: unique symbol;

/** The user's company. Only the session makes one, so a query that takes it is scoped. */
export type OwnCompanyId = number & { readonly [ownCompany]: true };

export interface CallContext<Person extends CurrentUser | null = CurrentUser> {
  user: Person;
  db: Db;
  language: Language;
  requestId: string;
  address: string;
  /** host and port that the client addressed */
  host: string;
  userAgent: string;
  token: string | null;
  upload: ReceivedFile | null;
}

export function ownCompanyId(user: CurrentUser): OwnCompanyId {
  if (user.companyId === null) throw userError((t) => t.noCompany, CODE.forbidden);
  // the only cast to the brand
  return user.companyId as OwnCompanyId;
}
