import type { Db } from '../../../platform/server/database/connect.ts';
import type { Who } from '../../../platform/wire/who.ts';
import { DOC_TYPE } from '../docTypes.ts';
import type { Resource, ResourceDetail } from '../wire.ts';
import { selectEntries, selectOwn, unsafeSelectOfRecord } from './queries.ts';
import type { Rights } from './rights.ts';
import { readable, shown } from './shown.ts';

/** Files by relation, oldest first: all of a record with access, else own ones. */
export async function listOf(
  db: Db,
  who: Who,
  rights: Rights,
  { docType, relaId }: { docType: string; relaId: string },
): Promise<Resource[]> {
  const isOfRecord = relaId !== '' && rights.hasRecords(docType);
  if (!isOfRecord && docType !== DOC_TYPE.template) {
    const own = await selectOwn(db, who, docType, relaId);
    return own.map((kept) => shown(kept, who, 'write'));
  }
  const right = await rights.to(db, who, { docType, relaId, companyId: null, accountId: null });
  if (right === 'none') return [];
  const kept = await unsafeSelectOfRecord(db, docType, relaId);
  return kept.map((one) => shown(one, who, right));
}

export async function detailOf(db: Db, who: Who, rights: Rights, id: number): Promise<ResourceDetail> {
  const { kept, right } = await readable(db, who, rights, id);
  const entries = await selectEntries(db, kept.blobId);
  return { ...shown(kept, who, right), entries: entries && [...entries] };
}
