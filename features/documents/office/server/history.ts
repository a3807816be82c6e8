import { lineDiff } from '../../../../libs/officeFile/lineDiff.ts';
import { linesOf } from '../../../../libs/officeFile/officeFile.ts';
import { ChildProcessError } from '../../../../libs/sandbox/runInChildProcess.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE, type FilePayload } from '../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import type { compareVersions, OfficeVersion, readVersion, restoreVersion } from '../wire.ts';
import { readBlob } from './blobs.ts';
import type { DocumentRef, OfficeDocument } from './documents.ts';
import { otherHolder, serializeDocument } from './lock.ts';
import type { Office } from './open.ts';
import { texts, userError } from './texts.ts';
import { addVersion, recordCurrent, selectVersions } from './versions.ts';

const MAX_SHOWN_LINES = 4_000;

export async function versionsOf(
  { documents }: Office,
  ref: DocumentRef,
  { db, user, language }: CallContext,
): Promise<OfficeVersion[]> {
  await documents.find(db, user, ref);
  const rows = await selectVersions(db, ref);
  const { platform } = texts[language].names;
  return rows.map(({ versionNo, source, restoredFrom, savedAt, byteCount, ...by }) => {
    const isColleague = by.companyId === user.companyId;
    const name = by.accountId === null ? null : isColleague ? by.accountName : by.companyName;
    return {
      versionNo,
      source,
      restoredFrom,
      updateBy: name ?? platform,
      updateTime: formatDateTime(savedAt),
      byteCount,
    };
  });
}

async function versionOf(db: CallContext['db'], ref: DocumentRef, versionNo: number) {
  const [version] = await selectVersions(db, ref, versionNo);
  if (version === undefined) throw userError((t) => t.noVersion, CODE.absent);
  return version;
}

export async function versionFile(
  { platform, documents }: Office,
  { versionNo, ...ref }: ReadBy<typeof readVersion>,
  { db, user }: CallContext,
): Promise<FilePayload> {
  const { file } = await documents.find(db, user, ref);
  const version = await versionOf(db, ref, versionNo);
  const name = file.resourceName.replace(/(\.\w+)?$/, ` v${versionNo}$1`);
  return { fileName: name, mimeType: version.mimeType, content: platform.files.content(version) };
}

export async function compare(
  office: Office,
  { versionNo, against, ...ref }: ReadBy<typeof compareVersions>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof compareVersions>> {
  const document = await office.documents.find(db, user, ref);
  const [before, after] = [await versionOf(db, ref, against), await versionOf(db, ref, versionNo)];
  const lines = lineDiff(await textOf(office, document, before), await textOf(office, document, after));
  return { lines: lines.slice(0, MAX_SHOWN_LINES), isCut: lines.length > MAX_SHOWN_LINES };
}

async function textOf(
  { platform }: Office,
  { extension }: OfficeDocument,
  version: Awaited<ReturnType<typeof versionOf>>,
): Promise<string[]> {
  const content = await readBlob(platform.files, version);
  return linesOf({ content, extension }).catch((thrown: unknown) => {
    throw thrown instanceof ChildProcessError ? userError((t) => t.unreadable) : thrown;
  });
}

/** An own version as the newest one; refused while another person edits. */
export async function restore(
  { platform: { files }, documents }: Office,
  { versionNo, ...ref }: ReadBy<typeof restoreVersion>,
  { db, user, language }: CallContext,
): Promise<{ versionNo: number }> {
  await serializeDocument(db, ref);
  const document = await documents.findWritable(db, user, ref);
  const other = await otherHolder(db, ref, { sessionId: 0, user, language });
  if (other) throw userError((t) => t.lockLost({ name: other.name }), CODE.warning);
  const current = await recordCurrent(db, document);
  const { blobId, ...version } = await versionOf(db, ref, versionNo);
  const blob = { id: blobId, ...version };
  const restored = await addVersion(db, current, {
    blobId,
    source: 'restore',
    restoredFrom: versionNo,
    accountId: user.accountId,
  });
  await document.put(db, user, document.documentId, { blob, read: () => readBlob(files, blob) });
  return { versionNo: restored.versionNo };
}
