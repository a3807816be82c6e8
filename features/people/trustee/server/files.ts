import type { Db } from '../../../../platform/server/database/connect.ts';
import type { FileAccess, FilePolicy } from '../../../../platform/server/files/filePolicy.ts';
import { type CurrentUser, hasPermission } from '../../../../platform/wire/currentUser.ts';
import { AUTHORIZATION_RULE } from '../../../../platform/wire/uploadRules.ts';
import { DOC_TYPE } from '../../../documents/resource/docTypes.ts';
import { attachOwnFile, removeFilesOf, removeUnusedOfRecord } from '../../../documents/resource/server/index.ts';
import { readTrusteeReview } from '../wire.ts';
import { unsafeSelectTrustee } from './queries.ts';
import { userError } from './texts.ts';

/**
 * Letters of attorney: readable by owner and signer of the company and by reviewers. What was submitted is never
 * changed in place; another letter comes with another submission.
 */
export const letterFiles: FilePolicy = {
  docType: DOC_TYPE.authorization,
  rule: AUTHORIZATION_RULE,
  isPrivateAtFirst: true,
  accessOf,
};

async function accessOf(db: Db, user: CurrentUser, relaId: string): Promise<FileAccess> {
  if (!/^\d{1,15}$/.test(relaId)) return 'none';
  if (hasPermission(user, readTrusteeReview.access.code)) return 'read';
  if (user.companyId === null || user.empowerType === null) return 'none';
  const found = await unsafeSelectTrustee(db, Number(relaId));
  return found?.row.companyId === user.companyId ? 'read' : 'none';
}

const UNATTACHED = { docType: DOC_TYPE.authorization, relaId: '' };

const belongingOf = (authorizedId: number) => ({
  docType: DOC_TYPE.authorization,
  relaId: String(authorizedId),
});

/** Makes an own upload the letter of an authorization; of none yet: checks that it could be. */
export async function claimLetter(
  db: Db,
  user: CurrentUser,
  { authorizedId, resourceId }: { authorizedId: number | null; resourceId: number },
): Promise<void> {
  const belonging = authorizedId === null ? UNATTACHED : belongingOf(authorizedId);
  if ((await attachOwnFile(db, user, resourceId, belonging)) === undefined)
    throw userError.withFields((t) => t.letterGone, { resourceId: (t) => t.letterGone });
}

export async function removeEarlierLetters(db: Db, { id, resourceId }: { id: number; resourceId: number }) {
  const { docType, relaId } = belongingOf(id);
  await removeUnusedOfRecord(db, { docTypes: [docType], relaId }, [resourceId]);
}

export async function removeLetter(db: Db, authorizedId: number): Promise<void> {
  const { docType, relaId } = belongingOf(authorizedId);
  await removeFilesOf(db, { docTypes: [docType], relaIds: [relaId] });
}
