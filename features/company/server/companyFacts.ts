import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { addressOf, registrationCodeOf } from '../registration.ts';
import { companyRegistration } from './tables.ts';

/** What a company's registration says of it. */
export interface CompanyFacts {
  /** credit code, tax number or, of an individual, identity number */
  registrationCode: string;
  legalName: string;
  address: string;
  /** ISO 3166; '' in China */
  countryCode: string;
}

/** Undefined for a company that did not register by the form. */
export async function selectCompanyFacts(db: Db, companyId: number): Promise<CompanyFacts | undefined> {
  const [found] = await db
    .select({ form: companyRegistration.form })
    .from(companyRegistration)
    .where(eq(companyRegistration.companyId, companyId))
    .orderBy(desc(companyRegistration.id))
    .limit(1);
  if (found === undefined) return undefined;
  const { form } = found;
  return {
    registrationCode: registrationCodeOf(form),
    legalName: form.legalName,
    address: addressOf(form),
    countryCode: form.countryCode,
  };
}
