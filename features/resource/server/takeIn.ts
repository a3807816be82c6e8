import type { Db } from '../../../platform/server/database/connect.ts';
import type { Files } from '../../../platform/server/files/files.ts';
import type { ReceivedFile } from '../../../platform/server/files/receivedFile.ts';
import type { Asking } from '../../../platform/server/http/asking.ts';
import { notify } from '../../../platform/server/push/push.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { holdsPermission, type Who } from '../../../platform/wire/who.ts';
import { DOC_TYPE } from '../docTypes.ts';
import type { Resource } from '../wire.ts';
import { keptName } from './fileName.ts';
import { refuseOneMore, refuseWrongFile, refuseWrongFolders } from './fileRules.ts';
import { countForAdding, insertResource, putOtherBytes } from './queries.ts';
import { type Belonging, EDITS_TEMPLATES, type Rights } from './rights.ts';
import { mostBytesOf, refuseOverfull } from './room.ts';
import { changeable, readable, shown } from './shown.ts';
import { refuse } from './texts.ts';
import { DRAWING_CHANNEL, OWN_WORD } from './thumbnail/drawing.ts';

export interface Said {
  docType: string;
  resourceType: string;
  relaId: string;
  extInfo: string;
  uploadId?: string;
}

/** Response of an upload (documents 3.1). */
export interface Uploaded {
  fileName: string;
  busiResources: Resource[];
}

export interface Desk {
  files: Files;
  rights: Rights;
}

/** Saves a received file, bytes and row; refuses by access, rule and quota. */
export async function takeIn(
  { files, rights }: Desk,
  file: ReceivedFile,
  said: Said,
  { db, who }: Pick<Asking, 'db' | 'who'>,
): Promise<Uploaded> {
  const belonging = belongingOf(who, said);
  const right = await rights.to(db, who, belonging);
  if (right === 'none') throw refuse((t) => t.recordAbsent, CODE.absent);
  if (right === 'read') throw refuse((t) => t.notAllowed, CODE.forbidden);
  const resourceName = keptName(file.fileName, file.kind);
  const rule = rights.ruleFor(said);
  refuseWrongFile(file, rule);
  refuseWrongFolders(file, rights.folderRuleFor(said.docType));
  if (rule.mostFiles !== null) {
    refuseOneMore(await countForAdding(db, said.docType, said.relaId), rule.mostFiles);
  }
  const mostBytes = await mostBytesOf(db, belonging);
  const { id: blobId } = await files.keep(db, file);
  const id = await insertResource(db, { ...said, ...belonging, blobId, resourceName });
  if (said.docType !== DOC_TYPE.template)
    await refuseOverfull(db, belonging, { added: file.byteCount, mostBytes });
  return answerWith(db, who, rights, id);
}

/** Replaces bytes and name; id and relation stay. */
export async function replace(
  { files, rights }: Desk,
  file: ReceivedFile,
  resourceId: number,
  { db, who }: Pick<Asking, 'db' | 'who'>,
): Promise<Uploaded> {
  const kept = await changeable(db, who, rights, resourceId);
  const resourceName = keptName(file.fileName, file.kind);
  refuseWrongFile(file, rights.ruleFor(kept));
  refuseWrongFolders(file, rights.folderRuleFor(kept.docType));
  const mostBytes = await mostBytesOf(db, kept);
  const { id: blobId } = await files.keep(db, file);
  const isThere = await putOtherBytes(db, resourceId, blobId, resourceName);
  if (!isThere) throw refuse((t) => t.absent, CODE.absent);
  const added = file.byteCount - kept.byteCount;
  if (added > 0 && kept.docType !== DOC_TYPE.template) await refuseOverfull(db, kept, { added, mostBytes });
  return answerWith(db, who, rights, resourceId);
}

function belongingOf(who: Who, { docType, relaId }: Said): Belonging {
  const { accountId, companyId } = who;
  if (docType !== DOC_TYPE.template) return { companyId, accountId, docType, relaId };
  if (!holdsPermission(who, EDITS_TEMPLATES)) throw refuse((t) => t.notAllowedTemplate, CODE.forbidden);
  return { companyId: null, accountId, docType, relaId };
}

export async function answerWith(db: Db, who: Who, rights: Rights, id: number): Promise<Uploaded> {
  const { kept, right } = await readable(db, who, rights, id);
  if (kept.thumbnail === 'waiting') await notify(db, DRAWING_CHANNEL, OWN_WORD);
  return { fileName: kept.resourceName, busiResources: [shown(kept, who, right)] };
}
