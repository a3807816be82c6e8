import { sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { COMPANY_ENTITY } from '../../../../../platform/wire/currentUser.ts';
import { CONTRACT_TYPE } from '../../contractTypes.ts';
import { lineDemand } from './tables.ts';

const CONTRACT = { contractType: CONTRACT_TYPE.booking, demandsDeposit: false } as const;
const DEPOSIT = { ...CONTRACT, demandsDeposit: true };
const SINCE = '2026-01-01';

/** Private persons sign and pay for Europe, so that a visitor sees the way; only into a portal without rules. */
export async function seedDemoDemands(db: Db): Promise<void> {
  const [any] = await db.select({ one: sql`1` }).from(lineDemand).limit(1);
  if (any !== undefined) return;
  const { individual } = COMPANY_ENTITY;
  await db.insert(lineDemand).values([
    { lineType: 'EU', companyEntity: individual, validFrom: SINCE, ...DEPOSIT },
    { lineType: 'CA', companyEntity: individual, validFrom: SINCE, ...CONTRACT },
  ]);
}
