import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Blob } from '../../../../platform/server/files/files.ts';
import { uploadError } from '../../../../platform/server/files/uploadErrors.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { faultOfFile } from '../../../../platform/wire/uploadRule.ts';
import { DOC_TYPE } from '../docTypes.ts';
import type { FilePolicies } from './filePolicies.ts';
import { replaceBlob, unsafeSelectResource } from './queries.ts';
import { assertQuotaAfterInsert, quotaBytesOf } from './quota.ts';
import { userError } from './texts.ts';

/** Puts stored bytes in the place of a file's. The caller has checked who may. UserError: absent, too big, over quota. */
export async function unsafeReplaceContent(
  db: Db,
  rights: FilePolicies,
  resourceId: number,
  { id: blobId, byteCount }: Pick<Blob, 'id' | 'byteCount'>,
): Promise<void> {
  const resource = await unsafeSelectResource(db, resourceId);
  if (resource === undefined) throw userError((t) => t.absent, CODE.absent);
  const fault = faultOfFile({ name: resource.resourceName, byteCount }, rights.ruleFor(resource));
  if (fault) throw uploadError(fault);
  const mostBytes = await quotaBytesOf(db, resource);
  await replaceBlob(db, resourceId, blobId, resource.resourceName);
  const added = byteCount - resource.byteCount;
  if (added > 0 && resource.docType !== DOC_TYPE.template)
    await assertQuotaAfterInsert(db, resource, { added, mostBytes });
}
