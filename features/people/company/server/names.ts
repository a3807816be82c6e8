import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { COMPANY_ENTITY, type CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { findCompanyNames } from '../../account/server/index.ts';
import type { RegistrationForm } from '../registration.ts';
import { lookalikeKeyOf } from './lookalike.ts';
import { guardedCompanies, isNameHeld } from './queries.ts';
import { texts, userError } from './texts.ts';

/** Index that lets one of two forms of one name through. */
export const NAME_UNIQUE = 'company_registration_name';

export const nameTaken = () => userError.withFields((t) => t.nameTaken, { companyFullName: (t) => t.nameTaken });

/** Registered or under review by others. */
async function isNameUsed(db: Db, name: string, user: CurrentUser): Promise<boolean> {
  const key = lookalikeKeyOf(name);
  if (await isNameHeld(db, key, user)) return true;
  const others = await findCompanyNames(db, key, guardedCompanies(user));
  return others.some((other) => lookalikeKeyOf(other) === key);
}

/** Refuses a new name of a company that others use. */
export async function assertNameFree(
  db: Db,
  before: RegistrationForm | null,
  { companyFullName, companyEntity }: RegistrationForm,
  user: CurrentUser,
): Promise<void> {
  if (companyEntity === COMPANY_ENTITY.individual || before?.companyFullName === companyFullName) return;
  if (await isNameUsed(db, companyFullName, user)) throw nameTaken();
}

/** '0': free, else why not (documents 5.3). */
export async function checkName(name: string, { db, user, language }: CallContext): Promise<string> {
  return (await isNameUsed(db, name, user)) ? texts[language].nameTaken : '0';
}
