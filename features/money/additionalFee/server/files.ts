import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { FileAccess, FilePolicy } from '../../../../platform/server/files/filePolicy.ts';
import { type CurrentUser, hasPermission } from '../../../../platform/wire/currentUser.ts';
import { FEE_PROOF_RULE } from '../../../../platform/wire/uploadRules.ts';
import { DOC_TYPE } from '../../../documents/resource/docTypes.ts';
import { attachOwnFiles } from '../../../documents/resource/server/index.ts';
import { FEE_ACCESS } from '../accessWire.ts';
import { isOperator, visibleTo } from './reader.ts';
import { additionalFee } from './tables.ts';
import { userError } from './texts.ts';

/** Proofs of additional fees: customer, supplier and operators read them; they cannot be changed. */
export const proofFiles: FilePolicy = {
  docType: DOC_TYPE.feeProof,
  rule: FEE_PROOF_RULE,
  isPrivateAtFirst: true,
  isAttachedLater: true,
  accessOf,
};

async function accessOf(db: Db, user: CurrentUser, relaId: string): Promise<FileAccess> {
  if (!/^\d{1,15}$/.test(relaId) || !hasPermission(user, FEE_ACCESS.query)) return 'none';
  if (user.companyId === null && !isOperator(user)) return 'none';
  const [found] = await db
    .select({ id: additionalFee.id })
    .from(additionalFee)
    .where(and(eq(additionalFee.id, Number(relaId)), visibleTo(user)));
  return found === undefined ? 'none' : 'read';
}

/** Makes own uploads proofs of a fee. */
export async function attachProofs(
  db: Db,
  user: CurrentUser,
  { feeId, resourceIds }: { feeId: number; resourceIds: readonly number[] },
): Promise<void> {
  const belonging = { docType: DOC_TYPE.feeProof, relaId: String(feeId) };
  if (await attachOwnFiles(db, user, resourceIds, belonging)) return;
  throw userError.withFields((t) => t.proofGone, { resourceIds: (t) => t.proofGone });
}
