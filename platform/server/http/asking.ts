import { CODE } from '../../wire/envelope.ts';
import type { Language } from '../../wire/language.ts';
import type { Who } from '../../wire/who.ts';
import type { Db } from '../database/connect.ts';
import type { ReceivedFile } from '../files/receivedFile.ts';
import { refuse } from '../texts/texts.ts';

declare const ownCompany: unique symbol;

/** The user's company. Only the session makes one, so a query that takes it is scoped. */
export type OwnCompanyId = number & { readonly [ownCompany]: true };

export interface Asking<Person extends Who | null = Who> {
  who: Person;
  db: Db;
  language: Language;
  requestId: string;
  address: string;
  userAgent: string;
  token: string | null;
  upload: ReceivedFile | null;
}

export function ownCompanyId(who: Who): OwnCompanyId {
  if (who.companyId === null) throw refuse((t) => t.noCompany, CODE.forbidden);
  // the only cast to the brand
  return who.companyId as OwnCompanyId;
}
