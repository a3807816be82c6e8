import { Readable } from 'node:stream';
import type { Files } from '../../../platform/server/files/files.ts';
import type { Asking } from '../../../platform/server/http/asking.ts';
import { refuse as refuseCall } from '../../../platform/server/texts/texts.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { CODE, type FilePayload, type StreamedContent } from '../../../platform/wire/envelope.ts';
import type { Who } from '../../../platform/wire/who.ts';
import type { download } from '../wire.ts';
import { pictureName } from './fileName.ts';
import { isShared, type KeptResource, unsafeSelectResource } from './queries.ts';
import type { Rights } from './rights.ts';
import { hashOf } from './share.ts';
import { readable } from './shown.ts';
import type { Desk } from './takeIn.ts';
import { refuse } from './texts.ts';

export async function fetchFile(
  { files, rights }: Desk,
  { resourceId, type, token }: ReadBy<typeof download>,
  asking: Asking<Who | null>,
): Promise<FilePayload> {
  const kept = await allowed(rights, resourceId, token, asking);
  if (type === 'THUMB') return picture(files, kept);
  return { fileName: kept.resourceName, mimeType: kept.mimeType, content: files.content(kept) };
}

/** A valid share token grants access to anyone; otherwise the session decides. */
async function allowed(
  rights: Rights,
  resourceId: number,
  token: string,
  { db, who }: Asking<Who | null>,
): Promise<NonNullable<KeptResource>> {
  if (token !== '' && (await isShared(db, resourceId, hashOf(token)))) {
    const kept = await unsafeSelectResource(db, resourceId);
    if (kept) return kept;
  }
  if (who) return (await readable(db, who, rights, resourceId)).kept;
  if (token !== '') throw refuse((t) => t.linkExpired, CODE.absent);
  throw refuseCall((t) => t.signIn, CODE.signIn);
}

async function picture(files: Files, kept: NonNullable<KeptResource>): Promise<FilePayload> {
  if (kept.thumbnailKey === null) throw refuse((t) => t.noThumbnail, CODE.absent);
  const bytes = await files.picture(kept.thumbnailKey);
  const content: StreamedContent = {
    byteCount: bytes.length,
    etag: `"${kept.thumbnailKey}"`,
    open: async (range) => Readable.from([range ? bytes.subarray(range.from, range.to + 1) : bytes]),
  };
  return { fileName: pictureName(kept.resourceName), mimeType: 'image/webp', content };
}
