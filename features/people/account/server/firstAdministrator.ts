import { eq } from 'drizzle-orm';
import type { Config } from '../../../../platform/server/config.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { EMPOWER_TYPE } from '../../../../platform/wire/currentUser.ts';
import { PLATFORM_COMPANY_NO } from '../platformCompany.ts';
import { hashPassword } from './password.ts';
import { roleIds } from './seed.ts';
import { account, accountRole, company } from './tables.ts';

/** The platform's own company (portal 9: the free trade port). */
const PLATFORM = { companyNo: PLATFORM_COMPANY_NO, fullName: '自贸港', companyType: 1, companyScope: [] };
const USERNAME = 'admin';

/** First administrator of an empty portal, with the configured password, to be changed at the first sign-in. */
export async function seedFirstAdministrator(db: Db, config: Config): Promise<void> {
  if (config.adminPassword === undefined || config.isDemo) return;
  const known = await db.select({ id: account.id }).from(account).limit(1);
  if (known.length > 0) return;
  await db.insert(company).values(PLATFORM).onConflictDoNothing();
  const [platform] = await db.select({ id: company.id }).from(company).where(eq(company.companyNo, PLATFORM.companyNo));
  const passwordHash = await hashPassword(config.adminPassword);
  const person = {
    username: USERNAME,
    name: USERNAME,
    isMainAccount: true,
    empowerType: EMPOWER_TYPE.owner,
    mustChangePassword: true,
  };
  const [added] = await db
    .insert(account)
    .values({ ...person, companyId: platform?.id, passwordHash })
    .returning({ id: account.id });
  const [roleId] = await roleIds(db, ['admin']);
  if (added && roleId) await db.insert(accountRole).values({ accountId: added.id, roleId });
}
