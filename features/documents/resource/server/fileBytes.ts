import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { LICENCE_IMAGE_RULE } from '../../../../platform/wire/uploadRules.ts';
import type { UploadDependencies } from './receiveUpload.ts';
import { userError } from './texts.ts';
import { findReadable } from './toDto.ts';

/** Bytes of a small picture that the user may read; a bigger file is refused. */
export async function fileBytes(
  { files, rights }: UploadDependencies,
  resourceId: number,
  { db, user }: Pick<CallContext, 'db' | 'user'>,
): Promise<Uint8Array> {
  const { resource } = await findReadable(db, user, rights, resourceId);
  if (resource.byteCount > LICENCE_IMAGE_RULE.maxBytes) throw userError((t) => t.absent, CODE.absent);
  const chunks: Uint8Array[] = [];
  for await (const chunk of await files.content(resource).open()) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}
