import type { Db } from '../../../../platform/server/database/connect.ts';
import { COMPANY_ENTITY } from '../../../../platform/wire/currentUser.ts';
import { addressOf, IDENTITY_CARD, registrationCodeOf } from '../registration.ts';
import { readInForce } from './inForce.ts';

/** What a company's data in force say of it; '' where it never registered. */
export interface RegisteredFacts {
  /** credit code, tax number or, of an individual, identity number */
  registrationCode: string;
  /** the same where strangers may read it: '' of an individual */
  publicCode: string;
  legalName: string;
  legalMobile: string;
  legalCertNo: string;
  /** picture of the photo side of the legal representative's identity card */
  legalPortraitId: number | null;
  /** of the company's contact */
  email: string;
  /** the legal representative's paper is a mainland identity card */
  isLegalMainland: boolean;
  address: string;
  /** ISO 3166; '' in China */
  countryCode: string;
}

export async function readRegisteredFacts(db: Db, companyId: number): Promise<RegisteredFacts> {
  const { form } = await readInForce(db, companyId);
  return {
    registrationCode: registrationCodeOf(form),
    publicCode: form.companyEntity === COMPANY_ENTITY.individual ? '' : registrationCodeOf(form),
    legalName: form.legalName,
    legalMobile: form.legalMobile,
    legalCertNo: form.legalCertNo,
    legalPortraitId: form.legalCertFrontId,
    email: form.trainTraceEmail,
    isLegalMainland: form.legalCertType === IDENTITY_CARD,
    address: addressOf(form),
    countryCode: form.countryCode,
  };
}
