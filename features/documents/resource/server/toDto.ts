import type { Db } from '../../../../platform/server/database/connect.ts';
import type { FileAccess } from '../../../../platform/server/files/filePolicy.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import type { Resource } from '../wire.ts';
import { downloadPathOf } from './downloadPath.ts';
import type { FilePolicies } from './filePolicies.ts';
import { type StoredResource, unsafeSelectResource } from './queries.ts';
import { userError } from './texts.ts';

/** File with its access; absent for users without read access. */
export async function findReadable(db: Db, user: CurrentUser, rights: FilePolicies, id: number) {
  const resource = await unsafeSelectResource(db, id);
  const right = resource ? await rights.accessTo(db, user, resource) : 'none';
  if (!resource || right === 'none') throw userError((t) => t.absent, CODE.absent);
  return { resource, right };
}

export async function findWritable(db: Db, user: CurrentUser, rights: FilePolicies, id: number) {
  const { resource, right } = await findReadable(db, user, rights, id);
  if (right !== 'write') throw userError((t) => t.notAllowed, CODE.forbidden);
  return resource;
}

/** Uploader's name for colleagues, the company's name for others. */
export function toResourceDto(resource: NonNullable<StoredResource>, user: CurrentUser, right: FileAccess): Resource {
  const { id, resourceName, docType, resourceType, relaId, extInfo, byteCount, extension, mimeType } = resource;
  const isColleague = resource.companyId === null || resource.companyId === user.companyId;
  return {
    id,
    resourceId: id,
    resourceName,
    relativPath: downloadPathOf(id),
    docType,
    resourceType,
    relaId,
    extInfo,
    byteCount,
    extension,
    mimeType,
    hasThumbnail: resource.thumbnail === 'made',
    awaitsThumbnail: resource.thumbnail === 'waiting',
    addTime: formatDateTime(resource.createdAt),
    addUserName: (isColleague ? resource.accountName : resource.companyName) ?? '',
    abilities: { change: right === 'write' },
  };
}
