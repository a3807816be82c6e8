import type { Db } from '../../../../../platform/server/database/connect.ts';
import { findTrustee, type SigningTrustee } from '../../../../people/trustee/server/index.ts';
import { TRUSTEE_STATUS } from '../../../../people/trustee/status.ts';
import { userError } from '../texts.ts';

/** A trustee who may sign for the company today; refused otherwise. */
export async function trusteeInForce(db: Db, companyId: number, authorizedId: number | null): Promise<SigningTrustee> {
  const found = authorizedId === null ? undefined : await findTrustee(db, companyId, authorizedId);
  if (found?.status !== TRUSTEE_STATUS.approved || !found.inScope)
    throw userError.withFields((t) => t.trusteeNotInForce, { authorizedId: (t) => t.trusteeNotInForce });
  return found;
}
