import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Files } from '../../../../platform/server/files/files.ts';
import { unsafeSelectResource } from './queries.ts';

/** Hash (hex) and bytes of a file; the caller checks who may read it. Undefined: absent. */
export async function unsafeFileBytes(db: Db, files: Files, resourceId: number) {
  const resource = await unsafeSelectResource(db, resourceId);
  if (resource === undefined) return undefined;
  const read = async (): Promise<Uint8Array> => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of await files.content(resource).open()) chunks.push(chunk);
    return new Uint8Array(Buffer.concat(chunks));
  };
  return {
    sha256: resource.sha256,
    resourceName: resource.resourceName,
    content: files.content(resource),
    read,
  };
}
