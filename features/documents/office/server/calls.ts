import { type Binding, bind, withOwnTransaction } from '../../../../platform/server/http/bind.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { SAVE_FLAG } from '../saveState.ts';
import * as wire from '../wire.ts';
import { compare, restore, versionFile, versionsOf } from './history.ts';
import { otherHolder, releaseLock, renewLock } from './lock.ts';
import { type Office, openDocument, openedContent, takeOverDocument } from './open.ts';
import { save, saveChangedCells } from './save.ts';
import { findSession, updateSession } from './sessions.ts';
import { currentVersion } from './versions.ts';

/** An editor's sign of life; for a reader, whether the document is free. */
async function keepAlive(
  { documents }: Office,
  { batchNo }: ReadBy<typeof wire.keepAlive>,
  { db, user, language }: CallContext,
): Promise<PayloadOf<typeof wire.keepAlive>> {
  const session = await findSession(db, user, batchNo);
  const document = await documents.find(db, user, session);
  const holds = await renewLock(db, session.id);
  await updateSession(db, session.id, {});
  const holder = holds ? null : await otherHolder(db, session, { sessionId: session.id, user, language });
  const { versionNo } = await currentVersion(db, document);
  return { holds, holder, versionNo };
}

async function setSaveFlag(
  { batchNo, saveFlag }: ReadBy<typeof wire.updateDocSaveFlag>,
  { db, user }: CallContext,
): Promise<void> {
  const session = await findSession(db, user, batchNo);
  if (saveFlag !== SAVE_FLAG.saved) await updateSession(db, session.id, { saveFlag });
}

async function close({ batchNo }: ReadBy<typeof wire.closeDocument>, { db, user }: CallContext): Promise<void> {
  const session = await findSession(db, user, batchNo);
  await releaseLock(db, session.id);
}

export function officeCalls(office: Office): Binding[] {
  return [
    bind(wire.initOfficeConfig, (input, ctx) => openDocument(office, input, ctx)),
    bind(wire.readDocument, (input, ctx) => openedContent(office, input, ctx)),
    bind(wire.saveDocument, (input, ctx) => save(office, input, ctx)),
    withOwnTransaction(bind(wire.saveCells, (input, ctx) => saveChangedCells(office, input, ctx))),
    bind(wire.saveCallback, async ({ batchNo }, { db, user }) => {
      const { saveFlag } = await findSession(db, user, batchNo);
      return saveFlag;
    }),
    bind(wire.updateDocSaveFlag, setSaveFlag),
    // a sign of life every few seconds is nothing to keep in the audit log
    withOwnTransaction(bind(wire.keepAlive, (input, ctx) => keepAlive(office, input, ctx))),
    bind(wire.takeOver, (input, ctx) => takeOverDocument(office, input, ctx)),
    bind(wire.closeDocument, close),
    bind(wire.listVersions, (ref, ctx) => versionsOf(office, ref, ctx)),
    bind(wire.readVersion, (input, ctx) => versionFile(office, input, ctx)),
    bind(wire.compareVersions, (input, ctx) => compare(office, input, ctx)),
    bind(wire.restoreVersion, (input, ctx) => restore(office, input, ctx)),
  ];
}
