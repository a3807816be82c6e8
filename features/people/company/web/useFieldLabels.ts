import { COMPANY_ENTITY } from '../../../../platform/wire/currentUser.ts';
import { taxNumberKind } from '../../../../platform/wire/rules/taxNumber.ts';
import type { RegistrationField, RegistrationForm } from '../registration.ts';
import { useFormTexts } from './texts.ts';

/** Names of the fields, as the kind of entity and the country call them. */
export function useFieldLabels({
  companyEntity,
  countryCode,
}: Pick<RegistrationForm, 'companyEntity' | 'countryCode'>): Readonly<Record<RegistrationField, string>> {
  const texts = useFormTexts();
  const names = { ...texts.field, taxNo: texts.taxNo[taxNumberKind(countryCode)] };
  if (companyEntity === COMPANY_ENTITY.overseas)
    return {
      ...names,
      busLisId: texts.qualification,
      legalName: texts.directorName,
      legalMobile: texts.directorMobile,
    };
  if (companyEntity === COMPANY_ENTITY.individual)
    return { ...names, companyFullName: texts.personName, legalMobile: texts.ownMobile };
  return names;
}
