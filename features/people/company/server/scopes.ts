import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { COMPANY_ENTITY } from '../../../../platform/wire/currentUser.ts';
import { CUSTOMER_SCOPE, scopeTypeName } from '../../account/scopeTypes.ts';
import type { ScopeState } from '../companyData.ts';
import { faultsOf, normalizeForm, OFFERED, SUPPLIER_SCOPES } from '../registration.ts';
import type { setCompanyScope } from '../wire.ts';
import { selectOpen, submitChange } from './change.ts';
import { lockInForce, readInForce } from './inForce.ts';
import { refuseFaults } from './refuseFaults.ts';
import { userError } from './texts.ts';

const OFFERED_TO_COMPANIES: readonly number[] = [CUSTOMER_SCOPE, ...SUPPLIER_SCOPES];

/** Services offered and held, each with its state for the own company. */
export async function readScopes({ db, user, language }: CallContext): Promise<ScopeState[]> {
  const companyId = ownCompanyId(user);
  const [{ facts, form }, open] = await Promise.all([readInForce(db, companyId), selectOpen(db, companyId, 'scopes')]);
  const isPerson = form.companyEntity === COMPANY_ENTITY.individual;
  const offered = isPerson ? [CUSTOMER_SCOPE] : OFFERED_TO_COMPANIES;
  const stateOf = (code: number): ScopeState['status'] => {
    if (facts.companyScope.includes(code)) return 'held';
    if (!open?.form.companyScope.includes(code)) return 'offered';
    return open.status === 'returned' ? 'refused' : 'applied';
  };
  const given = facts.companyScope.filter((code) => !offered.includes(code));
  return [...given, ...offered].map((companyScope) => {
    const status = stateOf(companyScope);
    const reason = status === 'refused' ? (open?.reasons.companyScope ?? open?.remark ?? '') : '';
    return { companyScope, scopeTypeName: scopeTypeName(companyScope, language), status, reason };
  });
}

/** Applies for services beside the held ones. */
export async function applyForScopes(
  { companyScope: asked, companyTypeCheck }: ReadBy<typeof setCompanyScope>,
  { db, user }: CallContext,
): Promise<void> {
  const inForce = await lockInForce(db, ownCompanyId(user), user);
  const { form: before, facts } = inForce;
  if (before.companyEntity === COMPANY_ENTITY.individual) throw userError((t) => t.scopesOfPerson);
  const codes = asked.split(',').map(Number);
  if (codes.some((code) => !OFFERED.has(code)))
    throw userError.withFields((t) => t.faults.scope, { companyScope: (t) => t.faults.scope });
  if (codes.every((code) => facts.companyScope.includes(code)))
    throw userError.withFields((t) => t.scopesHeld, { companyScope: (t) => t.scopesHeld });
  const form = normalizeForm({
    ...before,
    companyScope: [...before.companyScope, ...codes],
    companyTypeCheck: companyTypeCheck === undefined ? before.companyTypeCheck : kindOf(companyTypeCheck),
  });
  refuseFaults(faultsOf(form), ['companyScope', 'companyTypeCheck']);
  const open = await selectOpen(db, inForce.companyId, 'scopes');
  await submitChange(db, user, inForce, { kind: 'scopes', form, open });
}

const kindOf = (sent: '1' | '2') => (sent === '1' ? 1 : 2);
