import { Readable } from 'node:stream';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { FileAccess, FilePolicy } from '../../../../platform/server/files/filePolicy.ts';
import type { Files } from '../../../../platform/server/files/files.ts';
import type { ReceivedFile } from '../../../../platform/server/files/receivedFile.ts';
import { type CurrentUser, hasPermission } from '../../../../platform/wire/currentUser.ts';
import { AUTHORIZATION_RULE } from '../../../../platform/wire/uploadRules.ts';
import { DOC_TYPE } from '../../resource/docTypes.ts';
import { addResource } from '../../resource/server/index.ts';
import { mayHandleContracts } from '../contractHandlers.ts';
import { contractQueue } from '../operatorWire.ts';
import { unsafeSelectContract } from './queries.ts';

/** Contracts are written by the server alone; read by operators and those of their company who see amounts. */
export const contractFiles: FilePolicy = {
  docType: DOC_TYPE.contract,
  rule: AUTHORIZATION_RULE,
  isPrivateAtFirst: true,
  accessOf,
};

async function accessOf(db: Db, user: CurrentUser, relaId: string): Promise<FileAccess> {
  if (!/^\d{1,15}$/.test(relaId)) return 'none';
  if (hasPermission(user, contractQueue.list.access.code)) return 'read';
  if (user.companyId === null || user.hidesMoney || !mayHandleContracts(user)) return 'none';
  const found = await unsafeSelectContract(db, Number(relaId));
  return found?.row.companyId === user.companyId ? 'read' : 'none';
}

interface Named {
  fileName: string;
  docType: string;
}

/**
 * Stores bytes in advance, then lets `commit` make rows of them in its transaction: after a crash in between the bytes
 * are left over and removed by a job.
 */
export async function withStagedFile<Result>(
  { db, files }: { db: Db; files: Files },
  content: Uint8Array,
  { fileName, docType }: Named,
  commit: (inside: Db, store: (relaId: number) => Promise<number>) => Promise<Result>,
): Promise<Result> {
  const rule = { fileName, maxBytes: AUTHORIZATION_RULE.maxBytes };
  const received = await files.receive(Readable.from([content]), rule);
  try {
    await files.preStage(db, received);
    return await db.transaction((inside) =>
      commit(inside, (relaId) => storeFile(inside, files, received, { fileName, docType, relaId })),
    );
  } finally {
    await files.discard(received);
  }
}

async function storeFile(
  db: Db,
  files: Files,
  received: ReceivedFile,
  { fileName, docType, relaId }: Named & { relaId: number },
): Promise<number> {
  const { id: blobId } = await files.save(db, received);
  const owner = { companyId: null, accountId: null };
  return addResource(db, { ...owner, blobId, resourceName: fileName, docType, relaId: String(relaId) });
}
