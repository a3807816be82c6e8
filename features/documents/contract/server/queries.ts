import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../../platform/server/http/callContext.ts';
import { COMPANY_ENTITY, type CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { companyNameOf } from '../../../people/account/server/index.ts';
import { CONTRACT_SCOPES, CONTRACT_TYPES } from '../contractTypes.ts';
import type { SignStatus } from '../status.ts';
import { contract, contractTemplate } from './tables.ts';

export type ContractRow = typeof contract.$inferSelect;
export type TemplateRow = typeof contractTemplate.$inferSelect;
export interface Contract {
  row: ContractRow;
  template: TemplateRow;
  companyFullName: string;
}

const SELECTED = {
  row: contract,
  template: contractTemplate,
  companyFullName: companyNameOf(contract.companyId),
};

/** For link holders, operators and file policies, who check access by themselves. */
export async function unsafeSelectContract(db: Db, contractId: number): Promise<Contract | undefined> {
  const [found] = await db
    .select(SELECTED)
    .from(contract)
    .innerJoin(contractTemplate, eq(contractTemplate.id, contract.templateId))
    .where(eq(contract.id, contractId));
  return found;
}

export async function selectContract(
  db: Db,
  companyId: OwnCompanyId,
  contractId: number,
): Promise<Contract | undefined> {
  const found = await unsafeSelectContract(db, contractId);
  return found?.row.companyId === companyId ? found : undefined;
}

/** Templates that a company of a kind and with some scopes is offered. */
export async function selectOffered(
  db: Db,
  { companyEntity, companyScope }: Pick<CurrentUser, 'companyEntity' | 'companyScope'>,
): Promise<TemplateRow[]> {
  const types = CONTRACT_TYPES.filter((type) => CONTRACT_SCOPES[type].some((scope) => companyScope.includes(scope)));
  return db
    .select()
    .from(contractTemplate)
    .where(
      and(
        eq(contractTemplate.isActive, true),
        eq(contractTemplate.companyEntity, companyEntity ?? COMPANY_ENTITY.mainland),
        inArray(contractTemplate.contractType, types),
      ),
    )
    .orderBy(contractTemplate.contractType, contractTemplate.lineType, contractTemplate.language);
}

export async function selectContracts(db: Db, companyId: OwnCompanyId) {
  return db
    .select({ row: contract, template: contractTemplate })
    .from(contract)
    .innerJoin(contractTemplate, eq(contractTemplate.id, contract.templateId))
    .where(eq(contract.companyId, companyId))
    .orderBy(contract.id);
}

export async function selectTemplate(db: Db, templateId: number): Promise<TemplateRow | undefined> {
  const [found] = await db.select().from(contractTemplate).where(eq(contractTemplate.id, templateId));
  return found;
}

/** Moves a contract that is where it was seen; undefined: it is elsewhere by now. */
export async function moveContract(
  db: Db,
  { contractId, status, version }: { contractId: number; status: SignStatus; version?: number },
  change: Partial<typeof contract.$inferInsert>,
): Promise<ContractRow | undefined> {
  const [moved] = await db
    .update(contract)
    .set({ ...change, version: sql`${contract.version} + 1` })
    .where(
      and(
        eq(contract.id, contractId),
        eq(contract.status, status),
        version === undefined ? undefined : eq(contract.version, version),
      ),
    )
    .returning();
  return moved;
}
