import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { SIGN_STATUS } from '../../status.ts';
import type { Contract, TemplateRow } from '../queries.ts';
import { contract, contractTemplate } from '../tables.ts';

type Version = Pick<TemplateRow, 'id' | 'asksNewSignature'>;

/** Former contracts that a new one waits for: a version that asks for a new signature replaces earlier ones at once. */
export function withoutReplaced<Former extends { templateId: number }>(
  former: readonly Former[],
  { id, asksNewSignature }: Version,
): Former[] {
  return former.filter(({ templateId }) => !asksNewSignature || templateId === id);
}

/** Contracts that such a version replaces are former ones from its countersigning on. */
export async function supersede(db: Db, { row, template }: Pick<Contract, 'row' | 'template'>): Promise<void> {
  if (!template.asksNewSignature) return;
  const { contractType, lineType } = template;
  const others = db
    .select({ id: contractTemplate.id })
    .from(contractTemplate)
    .where(
      and(
        eq(contractTemplate.contractType, contractType),
        eq(contractTemplate.lineType, lineType),
        ne(contractTemplate.id, template.id),
      ),
    );
  await db
    .update(contract)
    .set({ renewedAt: sql`now()` })
    .where(
      and(
        eq(contract.companyId, row.companyId),
        eq(contract.status, SIGN_STATUS.signed),
        isNull(contract.renewedAt),
        inArray(contract.templateId, others),
      ),
    );
}
