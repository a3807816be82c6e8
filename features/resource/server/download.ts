import { Readable } from 'node:stream';
import type { Files } from '../../../platform/server/files/files.ts';
import type { CallContext } from '../../../platform/server/http/callContext.ts';
import { userError as refuseCall } from '../../../platform/server/texts/texts.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import type { CurrentUser } from '../../../platform/wire/currentUser.ts';
import { CODE, type FilePayload, type StreamedContent } from '../../../platform/wire/envelope.ts';
import type { download } from '../wire.ts';
import { thumbnailName } from './fileName.ts';
import type { FilePolicies } from './filePolicies.ts';
import { isShared, type StoredResource, unsafeSelectResource } from './queries.ts';
import type { UploadDependencies } from './receiveUpload.ts';
import { hashOf } from './share.ts';
import { userError } from './texts.ts';
import { findReadable } from './toDto.ts';

export async function fetchFile(
  { files, rights }: UploadDependencies,
  { resourceId, type, token }: ReadBy<typeof download>,
  ctx: CallContext<CurrentUser | null>,
): Promise<FilePayload> {
  const kept = await authorizedFile(rights, resourceId, token, ctx);
  if (type === 'THUMB') return thumbnailPayload(files, kept);
  return { fileName: kept.resourceName, mimeType: kept.mimeType, content: files.content(kept) };
}

/** A valid share token grants access to anyone; otherwise the session decides. */
async function authorizedFile(
  rights: FilePolicies,
  resourceId: number,
  token: string,
  { db, user }: CallContext<CurrentUser | null>,
): Promise<NonNullable<StoredResource>> {
  if (token !== '' && (await isShared(db, resourceId, hashOf(token)))) {
    const kept = await unsafeSelectResource(db, resourceId);
    if (kept) return kept;
  }
  if (user) return (await findReadable(db, user, rights, resourceId)).kept;
  if (token !== '') throw userError((t) => t.linkExpired, CODE.absent);
  throw refuseCall((t) => t.signIn, CODE.signIn);
}

async function thumbnailPayload(files: Files, kept: NonNullable<StoredResource>): Promise<FilePayload> {
  if (kept.thumbnailKey === null) throw userError((t) => t.noThumbnail, CODE.absent);
  const bytes = await files.thumbnail(kept.thumbnailKey);
  const content: StreamedContent = {
    byteCount: bytes.length,
    etag: `"${kept.thumbnailKey}"`,
    open: async (range) => Readable.from([range ? bytes.subarray(range.from, range.to + 1) : bytes]),
  };
  return { fileName: thumbnailName(kept.resourceName), mimeType: 'image/webp', content };
}
