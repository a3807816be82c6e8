import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { FileAccess, FilePolicy } from '../../../../platform/server/files/filePolicy.ts';
import { type CurrentUser, hasPermission } from '../../../../platform/wire/currentUser.ts';
import { LICENCE_IMAGE_RULE } from '../../../../platform/wire/uploadRules.ts';
import { DOC_TYPE } from '../../../documents/resource/docTypes.ts';
import { attachOwnFile, removeUnusedOfRecord } from '../../../documents/resource/server/index.ts';
import { PICTURE_FIELDS, type PictureField, type RegistrationForm } from '../registration.ts';
import { mayReadDocuments, readReview } from '../wire.ts';
import type { InForce } from './inForce.ts';
import { companyRegistration } from './tables.ts';
import { userError } from './texts.ts';

/** Licences and identity cards: for the applicant, then for the main account; and for reviewers. */
export const registrationFiles: FilePolicy = {
  docType: DOC_TYPE.companyRegistration,
  rule: LICENCE_IMAGE_RULE,
  accessOf,
};

async function accessOf(db: Db, user: CurrentUser, relaId: string): Promise<FileAccess> {
  if (!/^\d{1,15}$/.test(relaId)) return 'none';
  const [found] = await db
    .select({
      accountId: companyRegistration.accountId,
      companyId: companyRegistration.companyId,
      status: companyRegistration.status,
    })
    .from(companyRegistration)
    .where(eq(companyRegistration.id, Number(relaId)));
  if (found === undefined) return 'none';
  if (found.companyId === null && found.accountId === user.accountId)
    return found.status === 'draft' || found.status === 'returned' ? 'write' : 'read';
  const isOwn = found.companyId !== null && found.companyId === user.companyId;
  return (isOwn && mayReadDocuments(user)) || hasPermission(user, readReview.access.code) ? 'read' : 'none';
}

/** Ties the pictures that a change brings to the company; earlier ones stay for the record. */
export async function attachNewPictures(
  db: Db,
  user: CurrentUser,
  { registrationId, form: before }: InForce & { registrationId: number },
  form: RegistrationForm,
): Promise<void> {
  for (const field of PICTURE_FIELDS) {
    const resourceId = form[field];
    if (resourceId !== null && resourceId !== before[field])
      await attachPicture(db, user, registrationId, [field, resourceId]);
  }
}

async function attachPicture(
  db: Db,
  user: CurrentUser,
  registrationId: number,
  [field, resourceId]: readonly [PictureField, number],
): Promise<void> {
  const belonging = { docType: DOC_TYPE.companyRegistration, relaId: String(registrationId) };
  if ((await attachOwnFile(db, user, resourceId, belonging)) === undefined)
    throw userError.withFields((t) => t.fileGone, { [field]: (t) => t.fileGone });
}

/** Ties the pictures to the form and removes those it no longer names. */
export async function attachPictures(
  db: Db,
  user: CurrentUser,
  registrationId: number,
  form: RegistrationForm,
): Promise<void> {
  const belonging = { docType: DOC_TYPE.companyRegistration, relaId: String(registrationId) };
  const ids: number[] = [];
  for (const field of PICTURE_FIELDS) {
    const resourceId = form[field];
    if (resourceId === null) continue;
    await attachPicture(db, user, registrationId, [field, resourceId]);
    ids.push(resourceId);
  }
  await removeUnusedOfRecord(
    db,
    { docTypes: [belonging.docType], relaId: belonging.relaId },
    ids.length > 0 ? ids : [0],
  );
}
