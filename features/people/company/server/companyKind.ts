import type { RoleKey } from '../../../../platform/server/feature.ts';
import { COMPANY_ENTITY } from '../../../../platform/wire/currentUser.ts';
import { CUSTOMER_SCOPE } from '../../account/scopeTypes.ts';
import { OFFERED, type RegistrationForm } from '../registration.ts';
import type { CompanyFacts } from './inForce.ts';
import { COMPANY_TYPE, rolesOf, SUPPLIER_SIDE } from './roles.ts';

type Kind = Pick<RegistrationForm, 'companyScope' | 'companyEntity'>;

const isCustomer = ({ companyScope }: Kind) => companyScope.includes(CUSTOMER_SCOPE);
const isSupplier = ({ companyScope }: Kind) => companyScope.some((code) => code !== CUSTOMER_SCOPE);
const isOverseas = ({ companyEntity }: Kind) => companyEntity === COMPANY_ENTITY.overseas;
/** Types that follow from the form; the others are given by the platform. */
const REGISTERED_TYPES: readonly number[] = [COMPANY_TYPE.customer, COMPANY_TYPE.supplier, COMPANY_TYPE.agent];

/** Company types by the specification's codes: 2 customers, 3 suppliers, 10 agents overseas, who see English. */
function companyTypeOf(form: Kind): number {
  if (isCustomer(form)) return COMPANY_TYPE.customer;
  return isOverseas(form) ? COMPANY_TYPE.agent : COMPANY_TYPE.supplier;
}

/** The company that a form makes. */
export function companyOf(form: RegistrationForm) {
  const side = isSupplier(form) ? [SUPPLIER_SIDE] : [];
  return {
    fullName: form.companyFullName,
    companyType: companyTypeOf(form),
    companyScope: sorted([...form.companyScope, ...side]),
    companyEntity: form.companyEntity,
    customerKind: form.companyTypeCheck,
  };
}

const sorted = (codes: readonly number[]) => [...new Set(codes)].sort((one, other) => one - other);

/** The company after a change of its form: what the platform gave it stays. */
export function changedCompany(before: CompanyFacts, form: RegistrationForm) {
  const made = companyOf(form);
  const given = before.companyScope.filter((code) => !OFFERED.has(code));
  const companyScope = sorted([...made.companyScope, ...given]);
  const isSameKind =
    before.companyEntity === form.companyEntity && sorted(before.companyScope).join() === companyScope.join();
  const keepsType = isSameKind || !REGISTERED_TYPES.includes(before.companyType);
  return { ...made, companyScope, companyType: keepsType ? before.companyType : made.companyType };
}

type Ranked = Pick<CompanyFacts, 'companyType' | 'companyScope'>;

/** Roles that its people win and lose. */
export function rolesBetween(before: Ranked, after: Ranked): { added: RoleKey[]; removed: RoleKey[] } {
  const [held, due] = [rolesOf(before), rolesOf(after)];
  return {
    added: due.filter((role) => !held.includes(role)),
    removed: held.filter((role) => !due.includes(role)),
  };
}
