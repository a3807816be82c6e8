import { Readable } from 'node:stream';
import { patchCells, type WorkbookChange } from '../../../../libs/officeFile/officeFile.ts';
import { ChildProcessError } from '../../../../libs/sandbox/runInChildProcess.ts';
import { auditEntryOf, writeAudit } from '../../../../platform/server/audit/auditLog.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { retryOnDeadlock } from '../../../../platform/server/database/deadlock.ts';
import type { Files } from '../../../../platform/server/files/files.ts';
import type { ReceivedFile } from '../../../../platform/server/files/receivedFile.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { assertQuota } from '../../resource/server/index.ts';
import { SAVE_FLAG } from '../saveState.ts';
import { MAX_OFFICE_BYTES, saveCells, type saveDocument, type VersionSource } from '../wire.ts';
import { readBlob, selectBlob } from './blobs.ts';
import type { OfficeDocument } from './documents.ts';
import { otherHolder, renewLock, serializeDocument } from './lock.ts';
import type { Office } from './open.ts';
import { findSession, type SessionRow, updateSession } from './sessions.ts';
import { userError } from './texts.ts';
import { addVersion, recordCurrent } from './versions.ts';

interface Saving {
  session: SessionRow;
  user: CurrentUser;
  received: ReceivedFile;
  source: Extract<VersionSource, 'editor' | 'documentServer'>;
}

/** Version, document and flag in the caller's transaction; the bytes are stored before it commits. */
export async function storeVersion(
  { platform: { files }, documents }: Pick<Office, 'platform' | 'documents'>,
  db: Db,
  { session, user, received, source }: Saving,
): Promise<number> {
  const document = await documents.findWritable(db, user, session);
  if (received.kind.extension !== document.extension) throw userError((t) => t.otherType);
  const current = await recordCurrent(db, document);
  if (document.kind === 'resource') await assertQuota(db, document.file, received.byteCount);
  const isAsOpened = current.versionNo === session.versionNo || current.sessionId === session.id;
  if (!isAsOpened) throw userError((t) => t.changedMeanwhile, CODE.warning);
  const blob = await files.save(db, received);
  const { versionNo } = await addVersion(db, current, {
    blobId: blob.id,
    source,
    accountId: user.accountId,
    sessionId: session.id,
  });
  await document.put(db, user, document.documentId, { blob, read: () => readBlob(files, blob) });
  await updateSession(db, session.id, { saveFlag: SAVE_FLAG.saved, versionNo });
  return versionNo;
}

async function saveHeld(office: Office, db: Db, saving: Saving, ctx: CallContext): Promise<number> {
  const { session, user } = saving;
  await serializeDocument(db, session);
  if (!(await renewLock(db, session.id))) {
    const other = await otherHolder(db, session, { sessionId: session.id, user, language: ctx.language });
    throw userError((t) => t.lockLost({ name: other?.name ?? '' }), CODE.warning);
  }
  return storeVersion(office, db, saving);
}

export async function save(
  office: Office,
  { batchNo }: ReadBy<typeof saveDocument>,
  ctx: CallContext,
): Promise<{ versionNo: number }> {
  const { db, user, upload: received } = ctx;
  if (received === null) throw userError((t) => t.unreadable);
  const session = await findSession(db, user, batchNo);
  return { versionNo: await saveHeld(office, db, { session, user, received, source: 'editor' }, ctx) };
}

/** Moved rows and changed cells, put into the workbook as it was opened. In transactions of its own. */
export async function saveChangedCells(
  office: Office,
  input: ReadBy<typeof saveCells>,
  ctx: CallContext,
): Promise<{ versionNo: number }> {
  const { db, user } = ctx;
  const session = await findSession(db, user, input.batchNo);
  const document = await office.documents.findWritable(db, user, session);
  const change = { shifts: input.shifts, cells: input.changes };
  const content = await patched(office.platform.files, db, { session, document, change });
  const fileName = document.file.resourceName;
  return withReceived(office.platform.files, db, { content, fileName }, (received) =>
    retryOnDeadlock(() =>
      db.transaction(async (inside) => {
        const versionNo = await saveHeld(office, inside, { session, user, received, source: 'editor' }, ctx);
        await writeAudit(inside, auditEntryOf(saveCells, input, ctx));
        return { versionNo };
      }),
    ),
  );
}

async function patched(
  files: Files,
  db: Db,
  of: { session: SessionRow; document: OfficeDocument; change: WorkbookChange },
): Promise<Uint8Array> {
  if (of.document.extension !== 'xlsx') throw userError((t) => t.otherType);
  const opened = await readBlob(files, await selectBlob(db, of.session.blobId));
  const result = await patchCells(opened, of.change).catch((thrown: unknown) => {
    throw thrown instanceof ChildProcessError ? userError((t) => t.unreadable) : thrown;
  });
  if (result.status === 'done') return result.content;
  const { status, cell } = result;
  throw userError((t) => t[status]({ cell }));
}

/** Bytes that the server made, inspected like any upload; removed when `use` ends without saving them. */
export async function withReceived<Result>(
  files: Files,
  db: Db,
  { content, fileName }: { content: Uint8Array; fileName: string },
  use: (received: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  const received = await files.receive(Readable.from([content]), { fileName, maxBytes: MAX_OFFICE_BYTES });
  try {
    await files.preStage(db, received);
    return await use(received);
  } finally {
    await files.discard(received);
  }
}
