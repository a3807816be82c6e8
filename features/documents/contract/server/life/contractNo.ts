import { and, eq, isNull, like, lt } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { SIGN_STATUS } from '../../status.ts';
import { contract } from '../tables.ts';

/** A number that no contract has: the given one, or with `-2` and so on where one was renewed or voided on its day. */
export async function freeContractNo(db: Db, wanted: string): Promise<string> {
  const taken = await db
    .select({ contractNo: contract.contractNo })
    .from(contract)
    .where(like(contract.contractNo, `${wanted}%`));
  const numbers = new Set(taken.map(({ contractNo }) => contractNo));
  let free = wanted;
  for (let next = 2; numbers.has(free); next += 1) free = `${wanted}-${next}`;
  return free;
}

/** Makes room for a company's next contract by a template whose last one has run out. */
export async function retireEnded(
  db: Db,
  { companyId, templateId }: { companyId: number; templateId: number },
): Promise<void> {
  await db
    .update(contract)
    .set({ renewedAt: new Date() })
    .where(
      and(
        eq(contract.companyId, companyId),
        eq(contract.templateId, templateId),
        eq(contract.status, SIGN_STATUS.signed),
        lt(contract.endDate, formatDate(new Date())),
        isNull(contract.renewedAt),
      ),
    );
}
