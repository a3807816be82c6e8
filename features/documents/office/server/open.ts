import { scanLosses } from '../../../../libs/officeFile/officeFile.ts';
import { ChildProcessError } from '../../../../libs/sandbox/runInChildProcess.ts';
import type { Files } from '../../../../platform/server/files/files.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import type { FilePayload } from '../../../../platform/wire/envelope.ts';
import type { initOfficeConfig, OfficeOpened, readDocument, takeOver } from '../wire.ts';
import { readBlob, selectBlob } from './blobs.ts';
import type { OfficeDocument, OfficeDocuments } from './documents.ts';
import { acquireLock, otherHolder, serializeDocument, takeLock } from './lock.ts';
import { findSession, insertSession } from './sessions.ts';
import { userError } from './texts.ts';
import { currentVersion, recordCurrent } from './versions.ts';
import type { DocumentServer } from './wopi/documentServer.ts';

export interface Office {
  platform: Platform;
  documents: OfficeDocuments;
  /** undefined: the portal's own editor */
  documentServer: DocumentServer | undefined;
}

type Losses = OfficeOpened['losses'];
const MAX_CACHED = 500;
/** By blob of a store: another store of the same process has others by the same ids. */
const lossesOfStore = new WeakMap<Files, Map<number, Losses>>();

function lossesIn(files: Files): Map<number, Losses> {
  const known = lossesOfStore.get(files) ?? new Map<number, Losses>();
  lossesOfStore.set(files, known);
  return known;
}

async function lossesOf(files: Files, { file, extension }: OfficeDocument): Promise<Losses> {
  const lossesOfBlob = lossesIn(files);
  const cached = lossesOfBlob.get(file.blobId);
  if (cached !== undefined) return cached;
  try {
    const losses = await scanLosses({ content: await readBlob(files, file), extension });
    if (lossesOfBlob.size >= MAX_CACHED) lossesOfBlob.clear();
    lossesOfBlob.set(file.blobId, losses);
    return losses;
  } catch (thrown) {
    if (!(thrown instanceof ChildProcessError)) throw thrown;
    throw userError((t) => t.unreadable);
  }
}

/** Opens a document; for writing if the person may and no other person does. */
export async function openDocument(
  { platform, documents, documentServer }: Office,
  { mode, ...ref }: ReadBy<typeof initOfficeConfig>,
  { db, user, language, host }: CallContext,
): Promise<OfficeOpened> {
  const found = await documents.find(db, user, ref);
  const wopi = await documentServer?.pageFor(found, { mode, host, language });
  const losses = wopi === undefined ? await lossesOf(platform.files, found) : [];
  await serializeDocument(db, ref);
  const document = await documents.find(db, user, ref);
  const canEdit = document.access === 'write';
  const { versionNo } = await (canEdit ? recordCurrent : currentVersion)(db, document);
  const { accountId } = user;
  const session = await insertSession(db, document, { accountId, versionNo, token: wopi?.token ?? null });
  const sessionId = session.id;
  const wants = canEdit && mode === 'edit';
  const holds = wants && (wopi !== undefined || (await acquireLock(db, ref, { sessionId, accountId })));
  return {
    batchNo: session.batchNo,
    mode: holds ? 'edit' : 'view',
    abilities: { edit: canEdit },
    fileName: document.file.resourceName,
    extension: document.extension,
    byteCount: document.file.byteCount,
    versionNo,
    losses,
    holder: holds ? null : await otherHolder(db, ref, { sessionId, user, language }),
    wopi: wopi?.page ?? null,
  };
}

/** The bytes as they were opened, so that a version saved meanwhile does not mix in. */
export async function openedContent(
  { platform, documents }: Office,
  { batchNo }: ReadBy<typeof readDocument>,
  { db, user }: CallContext,
): Promise<FilePayload> {
  const session = await findSession(db, user, batchNo);
  const { file } = await documents.find(db, user, session);
  const blob = await selectBlob(db, session.blobId);
  return { fileName: file.resourceName, mimeType: blob.mimeType, content: platform.files.content(blob) };
}

/** The other editor is told at its next sign of life, with the words. */
export async function takeOverDocument(
  { documents }: Office,
  { batchNo, words }: ReadBy<typeof takeOver>,
  { db, user }: CallContext,
): Promise<void> {
  const session = await findSession(db, user, batchNo);
  await serializeDocument(db, session);
  await documents.findWritable(db, user, session);
  await takeLock(db, session, { sessionId: session.id, words });
}
