import { like } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
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
