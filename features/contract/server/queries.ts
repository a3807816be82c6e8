import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../platform/server/http/callContext.ts';
import { companyNameOf } from '../../account/server/index.ts';
import type { SignStatus } from '../status.ts';
import { isCurrentContract } from './life/inForce.ts';
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

/** Active templates for a kind of company, newest version of each, with the company's contract by it. */
export async function selectOfCompany(db: Db, companyId: OwnCompanyId, companyEntity: number) {
  return db
    .selectDistinctOn([contractTemplate.contractType, contractTemplate.lineType, contractTemplate.language], {
      template: contractTemplate,
      row: contract,
    })
    .from(contractTemplate)
    .leftJoin(
      contract,
      and(
        eq(contract.templateId, contractTemplate.id),
        eq(contract.companyId, companyId),
        isCurrentContract(),
      ),
    )
    .where(
      and(
        eq(contractTemplate.companyEntity, companyEntity),
        sql`(${contractTemplate.isActive} or ${contract.id} is not null)`,
      ),
    )
    .orderBy(
      contractTemplate.contractType,
      contractTemplate.lineType,
      contractTemplate.language,
      desc(contractTemplate.version),
    );
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
