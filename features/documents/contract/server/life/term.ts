import { and, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { SIGN_STATUS } from '../../status.ts';
import type { Contract } from '../queries.ts';
import { contract, contractTemplate } from '../tables.ts';

const DAY_MS = 86_400_000;

/** Contracts of the company about the same that hold still, beside this one. */
export async function selectFormer(db: Db, { row, template }: Contract, today: string) {
  return db
    .select({
      contractId: contract.id,
      templateId: contract.templateId,
      endDate: sql<string>`${contract.endDate}`,
    })
    .from(contract)
    .innerJoin(contractTemplate, eq(contractTemplate.id, contract.templateId))
    .where(
      and(
        eq(contract.companyId, row.companyId),
        ne(contract.id, row.id),
        eq(contract.status, SIGN_STATUS.signed),
        isNull(contract.voidedAt),
        gte(contract.endDate, today),
        eq(contractTemplate.contractType, template.contractType),
        eq(contractTemplate.lineType, template.lineType),
        eq(contractTemplate.language, template.language),
      ),
    );
}

/** Dates of a contract that is signed today; it begins after the last day of former ones. */
export function termOf(today: string, validDays: number, former: readonly { endDate: string }[]) {
  const last = former
    .map(({ endDate }) => endDate)
    .sort()
    .at(-1);
  const startDate = last === undefined ? today : later(last, 1);
  return { startDate, endDate: later(startDate, validDays) };
}

const later = (date: string, days: number) => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
