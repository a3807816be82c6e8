import { and, count, eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { FileAccess, FilePolicy } from '../../../../platform/server/files/filePolicy.ts';
import type { Files } from '../../../../platform/server/files/files.ts';
import type { ReceivedFile } from '../../../../platform/server/files/receivedFile.ts';
import { uploadError } from '../../../../platform/server/files/uploadErrors.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { type CurrentUser, hasPermission } from '../../../../platform/wire/currentUser.ts';
import { allowsExtension, faultOfCount, faultOfFile } from '../../../../platform/wire/uploadRule.ts';
import { DOC_TYPE } from '../../../documents/resource/docTypes.ts';
import { addResource, assertQuota } from '../../../documents/resource/server/index.ts';
import { SHARE_ACCESS } from '../accessWire.ts';
import { type giveFile, LINK_FILE_RULE, type OpenedLink } from '../holderWire.ts';
import { holdLink, recordUse, type Visit } from './held.ts';
import { shownOf } from './open.ts';
import { shareLink, shareLinkUse } from './tables.ts';
import { tellFile } from './tell.ts';
import { userError } from './texts.ts';

/** Files that came by a link: read by the order's company and by operators, immutable. */
export const linkFiles: FilePolicy = {
  docType: DOC_TYPE.linkFile,
  rule: LINK_FILE_RULE,
  isPrivateAtFirst: true,
  accessOf,
};

async function accessOf(db: Db, user: CurrentUser, relaId: string): Promise<FileAccess> {
  if (!/^\d{1,15}$/.test(relaId) || !hasPermission(user, SHARE_ACCESS.list)) return 'none';
  const [link] = await db
    .select({ companyId: shareLink.companyId })
    .from(shareLink)
    .where(eq(shareLink.id, Number(relaId)));
  if (link === undefined) return 'none';
  return hasPermission(user, SHARE_ACCESS.any) || link.companyId === user.companyId ? 'read' : 'none';
}

/** A photo or document of the order, or of one of its containers; owned by the order's company. */
export async function receiveFile(
  files: Files,
  { token, useKey, orderContainerId }: ReadBy<typeof giveFile>,
  visit: Visit & { upload: ReceivedFile | null },
): Promise<OpenedLink> {
  const { db, upload } = visit;
  const held = await holdLink(visit, { token, useKey }, ['photos']);
  const { link, order, isRepeated } = held;
  if (isRepeated) return shownOf(visit, held);
  if (upload === null) throw userError((t) => t.noFile);
  const container = order.containers.find((one) => one.orderContainerId === orderContainerId);
  if (orderContainerId !== undefined && container === undefined) throw userError((t) => t.containerAbsent);
  assertFile(upload);
  await assertCount(db, link.id);
  await assertQuota(db, { companyId: link.companyId, accountId: null }, upload.byteCount);
  const { id: blobId } = await files.save(db, upload);
  const resourceId = await addResource(db, {
    blobId,
    resourceName: upload.fileName,
    companyId: link.companyId,
    docType: DOC_TYPE.linkFile,
    relaId: String(link.id),
  });
  const detail = [container?.containerNo, upload.fileName].filter(Boolean).join(' · ');
  // told before it is logged: the first of a series tells for all
  await tellFile(db, held);
  await recordUse(visit, link, { useKey, deed: 'file', detail, resourceId });
  return shownOf(visit, held);
}

function assertFile({ fileName, byteCount, kind }: ReceivedFile): void {
  const fault = faultOfFile({ name: fileName, byteCount }, LINK_FILE_RULE);
  if (fault) throw uploadError(fault);
  // the name is only the sender's claim
  if (!allowsExtension(LINK_FILE_RULE, kind.extension))
    throw uploadError({ key: 'wrongType', extensions: LINK_FILE_RULE.extensions ?? [] });
}

async function assertCount(db: Db, linkId: number): Promise<void> {
  const [found] = await db
    .select({ files: count() })
    .from(shareLinkUse)
    .where(and(eq(shareLinkUse.linkId, linkId), eq(shareLinkUse.deed, 'file')));
  const fault = faultOfCount({ existing: found?.files ?? 0, added: 1 }, LINK_FILE_RULE);
  if (fault) throw uploadError(fault);
}
