import type { Db } from '../../../../platform/server/database/connect.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { isInScope, type TrusteeStatus } from '../status.ts';
import { selectTrustee } from './queries.ts';

export interface SigningTrustee {
  authorizedId: number;
  authorizedName: string;
  authorizedMobile: string;
  authorizedIdNo: string;
  authorizedStartDate: string;
  authorizedEndDate: string;
  status: TrusteeStatus;
  /** today lies within the period; whether it is approved, `status` says */
  inScope: boolean;
}

/** A trustee of the company; undefined: another company's or none. */
export async function findTrustee(
  db: Db,
  companyId: number,
  authorizedId: number,
): Promise<SigningTrustee | undefined> {
  const row = await selectTrustee(db, companyId, authorizedId);
  if (row === undefined) return undefined;
  const period = { authorizedStartDate: row.startDate, authorizedEndDate: row.endDate };
  return {
    ...period,
    authorizedId: row.id,
    authorizedName: row.name,
    authorizedMobile: row.mobile,
    authorizedIdNo: row.idNo,
    status: row.status,
    inScope: isInScope(period, formatDate(new Date())),
  };
}
