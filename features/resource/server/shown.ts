import type { Db } from '../../../platform/server/database/connect.ts';
import type { FileRight } from '../../../platform/server/files/fileRelation.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import type { Who } from '../../../platform/wire/who.ts';
import type { Resource } from '../wire.ts';
import { addressOf } from './address.ts';
import { type KeptResource, unsafeSelectResource } from './queries.ts';
import type { Rights } from './rights.ts';
import { refuse } from './texts.ts';

/** File with its access; absent for users without read access. */
export async function readable(db: Db, who: Who, rights: Rights, id: number) {
  const kept = await unsafeSelectResource(db, id);
  const right = kept ? await rights.to(db, who, kept) : 'none';
  if (!kept || right === 'none') throw refuse((t) => t.absent, CODE.absent);
  return { kept, right };
}

export async function changeable(db: Db, who: Who, rights: Rights, id: number) {
  const { kept, right } = await readable(db, who, rights, id);
  if (right !== 'write') throw refuse((t) => t.notAllowed, CODE.forbidden);
  return kept;
}

/** Uploader's name for colleagues, the company's name for others. */
export function shown(kept: NonNullable<KeptResource>, who: Who, right: FileRight): Resource {
  const { id, resourceName, docType, resourceType, relaId, extInfo, byteCount, extension, mimeType } = kept;
  const isColleague = kept.companyId === null || kept.companyId === who.companyId;
  return {
    id,
    resourceId: id,
    resourceName,
    relativPath: addressOf(id),
    docType,
    resourceType,
    relaId,
    extInfo,
    byteCount,
    extension,
    mimeType,
    hasThumbnail: kept.thumbnail === 'made',
    awaitsThumbnail: kept.thumbnail === 'waiting',
    addTime: formatDateTime(kept.createdAt),
    addUserName: (isColleague ? kept.accountName : kept.companyName) ?? '',
    may: { change: right === 'write' },
  };
}
