import { Readable } from 'node:stream';
import { auditEntryOf, writeAudit } from '../../../../platform/server/audit/auditLog.ts';
import type { Files } from '../../../../platform/server/files/files.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { userError as refuseCall } from '../../../../platform/server/texts/texts.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { CODE, type FilePayload, type StreamedContent } from '../../../../platform/wire/envelope.ts';
import { deleteResource, type download } from '../wire.ts';
import { thumbnailName } from './fileName.ts';
import type { FilePolicies } from './filePolicies.ts';
import { removeResource, type StoredResource, selectOwnNamed, selectShare, unsafeSelectResource } from './queries.ts';
import type { UploadDependencies } from './receiveUpload.ts';
import { hashOf } from './share.ts';
import { userError } from './texts.ts';
import { findReadable, findWritable } from './toDto.ts';

export async function fetchFile(
  { files, rights }: UploadDependencies,
  { type, token, ...asked }: ReadBy<typeof download>,
  ctx: CallContext<CurrentUser | null>,
): Promise<FilePayload> {
  const resourceId = asked.resourceId ?? (await idOfOwn(asked.fileName, ctx));
  const resource = await authorizedFile(rights, resourceId, token, ctx);
  // the bytes outlive the row until the clean-up, so that they can still be sent
  if (asked.delete) await removeAfterDownload(rights, { resourceId, token }, ctx);
  if (type === 'THUMB') return thumbnailPayload(files, resource);
  return { fileName: resource.resourceName, mimeType: resource.mimeType, content: files.content(resource) };
}

async function idOfOwn(fileName: string, { db, user }: CallContext<CurrentUser | null>): Promise<number> {
  if (user === null) throw refuseCall((t) => t.signIn, CODE.signIn);
  const id = fileName === '' ? undefined : await selectOwnNamed(db, user, fileName);
  if (id === undefined) throw userError((t) => t.noneToDownload, CODE.refused);
  return id;
}

type Deletion = Pick<ReadBy<typeof deleteResource>, 'resourceId' | 'token'>;

/** A read has no transaction and audit row of its own. */
async function removeAfterDownload(
  rights: FilePolicies,
  asked: Deletion,
  ctx: CallContext<CurrentUser | null>,
): Promise<void> {
  await ctx.db.transaction(async (db) => {
    await deleteFile(rights, asked, { ...ctx, db });
    await writeAudit(db, auditEntryOf(deleteResource, { resourceId: asked.resourceId }, ctx));
  });
}

/** By a token shared for it, else by those who may change the file. */
export async function deleteFile(
  rights: FilePolicies,
  { resourceId, token }: Deletion,
  { db, user }: Pick<CallContext<CurrentUser | null>, 'db' | 'user'>,
): Promise<void> {
  const share = token === '' ? undefined : await selectShare(db, resourceId, hashOf(token));
  if (share?.canDelete) return removeResource(db, resourceId);
  if (user === null) throw refuseCall((t) => t.signIn, CODE.signIn);
  await findWritable(db, user, rights, resourceId);
  await removeResource(db, resourceId);
}

/** A valid share token grants access to anyone; otherwise the session decides. */
async function authorizedFile(
  rights: FilePolicies,
  resourceId: number,
  token: string,
  { db, user }: CallContext<CurrentUser | null>,
): Promise<NonNullable<StoredResource>> {
  if (token !== '' && (await selectShare(db, resourceId, hashOf(token)))) {
    const resource = await unsafeSelectResource(db, resourceId);
    if (resource) return resource;
  }
  if (user) return (await findReadable(db, user, rights, resourceId)).resource;
  if (token !== '') throw userError((t) => t.linkExpired, CODE.absent);
  throw refuseCall((t) => t.signIn, CODE.signIn);
}

async function thumbnailPayload(files: Files, resource: NonNullable<StoredResource>): Promise<FilePayload> {
  if (resource.thumbnailKey === null) throw userError((t) => t.noThumbnail, CODE.absent);
  const bytes = await files.thumbnail(resource.thumbnailKey);
  const content: StreamedContent = {
    byteCount: bytes.length,
    etag: `"${resource.thumbnailKey}"`,
    open: async (range) => Readable.from([range ? bytes.subarray(range.from, range.to + 1) : bytes]),
  };
  return { fileName: thumbnailName(resource.resourceName), mimeType: 'image/webp', content };
}
