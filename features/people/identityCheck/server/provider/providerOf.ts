import type { Config } from '../../../../../platform/server/config.ts';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { isCreditCode } from '../../../../../platform/wire/rules/creditCode.ts';
import { normalizeCode } from '../../../../../platform/wire/rules/normalizeCode.ts';
import { findCompanyNamed } from '../../../account/server/index.ts';
import { readRegisteredFacts } from '../../../company/server/index.ts';
import type { EnterpriseFacts, EnterpriseOutcome, IdentityProvider } from './identityProvider.ts';
import { remoteProvider } from './remoteProvider.ts';

/** The commercial provider where one is configured. */
export function providerOf(db: Db, { identityProvider }: Pick<Config, 'identityProvider'>): IdentityProvider {
  return identityProvider ? remoteProvider(identityProvider) : localProvider(db);
}

/** Characters of a unified social credit code; other numbers are of other countries. */
const CREDIT_CODE_LENGTH = 18;

/** Without a commercial provider: faces are checked by the portal itself, companies by form and own register. */
function localProvider(db: Db): IdentityProvider {
  return {
    name: 'local',
    checkEnterprise: (facts) => checkAgainstRegister(db, facts),
    openFaceSession: async () => null,
    readFaceResult: async () => 'open',
  };
}

async function checkAgainstRegister(db: Db, { name, code, legalName }: EnterpriseFacts): Promise<EnterpriseOutcome> {
  const wanted = normalizeCode(code);
  if (wanted.length === CREDIT_CODE_LENGTH && !isCreditCode(wanted)) return 'contradicted';
  const company = await findCompanyNamed(db, name);
  if (company === undefined) return 'unknown';
  const known = await readRegisteredFacts(db, company.companyId);
  if (known.registrationCode === '') return 'unknown';
  const isSame = normalizeCode(known.registrationCode) === wanted && known.legalName === legalName;
  return isSame ? 'confirmed' : 'contradicted';
}
