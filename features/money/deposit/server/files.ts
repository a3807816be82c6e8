import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { FileAccess, FilePolicy } from '../../../../platform/server/files/filePolicy.ts';
import { type CurrentUser, hasPermission } from '../../../../platform/wire/currentUser.ts';
import { PAYMENT_PROOF_RULE } from '../../../../platform/wire/uploadRules.ts';
import { mayHandleContracts } from '../../../documents/contract/contractHandlers.ts';
import { DOC_TYPE } from '../../../documents/resource/docTypes.ts';
import { attachOwnFile } from '../../../documents/resource/server/index.ts';
import { deposits } from '../wire.ts';
import { deposit } from './tables.ts';
import { userError } from './texts.ts';

/** Proofs of payments: readable by the company's contract handlers and by operators, immutable. */
export const proofFiles: FilePolicy = {
  docType: DOC_TYPE.depositProof,
  rule: PAYMENT_PROOF_RULE,
  isPrivateAtFirst: true,
  accessOf,
};

async function accessOf(db: Db, user: CurrentUser, relaId: string): Promise<FileAccess> {
  if (!/^\d{1,15}$/.test(relaId)) return 'none';
  if (hasPermission(user, deposits.list.access.code)) return 'read';
  if (user.companyId === null || !mayHandleContracts(user)) return 'none';
  const [found] = await db
    .select({ companyId: deposit.companyId })
    .from(deposit)
    .where(eq(deposit.id, Number(relaId)));
  return found?.companyId === user.companyId ? 'read' : 'none';
}

/** Makes an own upload the proof of a payment. */
export async function claimProof(
  db: Db,
  user: CurrentUser,
  { depositId, resourceId }: { depositId: number; resourceId: number },
): Promise<void> {
  const belonging = { docType: DOC_TYPE.depositProof, relaId: String(depositId) };
  if ((await attachOwnFile(db, user, resourceId, belonging)) === undefined)
    throw userError.withFields((t) => t.proofGone, { resourceId: (t) => t.proofGone });
}
