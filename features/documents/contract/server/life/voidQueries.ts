import { desc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import { accountNameOf } from '../../../../people/account/server/index.ts';
import type { VoidRequest } from '../../lifeWire.ts';
import { contract } from '../tables.ts';
import { contractVoid } from './tables.ts';

/** Last request of each contract to end it, by contract. */
export async function selectLastVoids(db: Db, contractIds: readonly number[]): Promise<Map<number, VoidRequest>> {
  if (contractIds.length === 0) return new Map();
  const found = await db
    .selectDistinctOn([contractVoid.contractId], {
      row: contractVoid,
      askedName: accountNameOf(contractVoid.askedAccountId),
      answeredName: accountNameOf(contractVoid.answeredAccountId),
    })
    .from(contractVoid)
    .where(inArray(contractVoid.contractId, [...contractIds]))
    .orderBy(contractVoid.contractId, desc(contractVoid.id));
  return new Map(
    found.map(({ row, askedName, answeredName }) => [
      row.contractId,
      {
        voidId: row.id,
        askedBy: row.askedBy,
        askedName: askedName ?? '',
        askedAt: formatDateTime(row.createdAt),
        reason: row.reason,
        state: row.state,
        answeredName: answeredName ?? '',
        answeredAt: row.answeredAt && formatDateTime(row.answeredAt),
        answer: row.answer,
      },
    ]),
  );
}

/** Nested, as Drizzle leaves table names away from columns that stand in a selected expression itself. */
const openVoid = sql`exists (select from ${contractVoid}
  where ${contractVoid.contractId} = ${contract.id} and ${contractVoid.state} = 'asked')`;

/** Whether a request to end the contract of the query waits for an answer. */
export const isVoidAskedSql = sql<boolean>`(${openVoid})`;
