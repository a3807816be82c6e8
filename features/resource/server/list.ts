import type { Db } from '../../../platform/server/database/connect.ts';
import type { CurrentUser } from '../../../platform/wire/currentUser.ts';
import { DOC_TYPE } from '../docTypes.ts';
import type { Resource, ResourceDetail } from '../wire.ts';
import type { FilePolicies } from './filePolicies.ts';
import { selectEntries, selectOwn, unsafeSelectOfRecord } from './queries.ts';
import { findReadable, toResourceDto } from './toDto.ts';

/** Files by relation, oldest first: all of a record with access, else own ones. */
export async function listOf(
  db: Db,
  user: CurrentUser,
  rights: FilePolicies,
  { docType, relaId }: { docType: string; relaId: string },
): Promise<Resource[]> {
  const isOfRecord = relaId !== '' && rights.hasPolicy(docType);
  if (!isOfRecord && docType !== DOC_TYPE.template) {
    const own = await selectOwn(db, user, docType, relaId);
    return own.map((kept) => toResourceDto(kept, user, 'write'));
  }
  const right = await rights.accessTo(db, user, { docType, relaId, companyId: null, accountId: null });
  if (right === 'none') return [];
  const kept = await unsafeSelectOfRecord(db, docType, relaId);
  return kept.map((one) => toResourceDto(one, user, right));
}

export async function detailOf(
  db: Db,
  user: CurrentUser,
  rights: FilePolicies,
  id: number,
): Promise<ResourceDetail> {
  const { kept, right } = await findReadable(db, user, rights, id);
  const entries = await selectEntries(db, kept.blobId);
  return { ...toResourceDto(kept, user, right), entries: entries && [...entries] };
}
