import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Files } from '../../../../platform/server/files/files.ts';
import type { ReceivedFile } from '../../../../platform/server/files/receivedFile.ts';
import { folderError, uploadError } from '../../../../platform/server/files/uploadErrors.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { notify } from '../../../../platform/server/notifications/notificationBus.ts';
import { type CurrentUser, hasPermission } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import {
  allowsExtension,
  faultOfCount,
  faultOfFile,
  faultOfTrainNo,
  type UploadFault,
  type UploadRule,
} from '../../../../platform/wire/uploadRule.ts';
import { zipFolderFault } from '../../../../platform/wire/zipFolders.ts';
import { DOC_TYPE } from '../docTypes.ts';
import { editTemplates, type Resource } from '../wire.ts';
import { normalizeName, storedName } from './fileName.ts';
import type { FileOwnership, FilePolicies } from './filePolicies.ts';
import { ownFiles } from './ownFiles.ts';
import { insertResource, lockAndCountFiles, replaceBlob } from './queries.ts';
import { assertQuotaAfterInsert, quotaBytesOf } from './quota.ts';
import { userError } from './texts.ts';
import { OWN_PROCESS_ID, THUMBNAIL_CHANNEL } from './thumbnail/thumbnailWorker.ts';
import { findReadable, findWritable, toResourceDto } from './toDto.ts';

function assertFileRule({ fileName, byteCount, kind }: ReceivedFile, rule: Omit<UploadRule, 'maxFiles'>): void {
  throwFault(faultOfFile({ name: normalizeName(fileName), byteCount }, rule));
  // the name is only the sender's claim
  if (allowsExtension(rule, kind.extension)) return;
  throwFault(rule.isImage ? { key: 'imageFormat' } : { key: 'wrongType', extensions: rule.extensions ?? [] });
}

/** Folder names of a zip archive (documents 4.3). */
function assertFolderRule({ kind }: ReceivedFile, isFolderNameGood: ((name: string) => boolean) | undefined): void {
  if (!isFolderNameGood || kind.extension !== 'zip') return;
  const fault = zipFolderFault(kind.entries ?? [], isFolderNameGood);
  if (fault) throw folderError(fault);
}

function assertFileCount(there: number, mostFiles: number): void {
  throwFault(faultOfCount({ existing: there, added: 1 }, { maxFiles: mostFiles }));
}

function throwFault(fault: UploadFault | null): void {
  if (fault) throw uploadError(fault);
}

interface UploadMetadata {
  docType: string;
  resourceType: string;
  relaId: string;
  extInfo: string;
  trainNo: string;
  uploadId?: string;
}

/** Response of an upload (documents 3.1). */
export interface UploadResult {
  fileName: string;
  busiResources: Resource[];
}

export interface UploadDependencies {
  files: Files;
  rights: FilePolicies;
}

/** Saves a received file, bytes and row; refuses by access, rule and quota. */
export async function receiveUpload(
  { files, rights }: UploadDependencies,
  file: ReceivedFile,
  sent: UploadMetadata,
  { db, user }: Pick<CallContext, 'db' | 'user'>,
): Promise<UploadResult> {
  const metadata = { ...sent, relaId: rights.relaIdOf(sent) };
  const ownership = ownershipOf(user, metadata);
  const right = await rights.accessTo(db, user, ownership);
  if (right === 'none') throw userError((t) => t.recordAbsent, CODE.absent);
  if (right === 'read') throw userError((t) => t.notAllowed, CODE.forbidden);
  const resourceName = storedName(file.fileName, file.kind);
  const rule = rights.ruleFor(metadata);
  throwFault(faultOfTrainNo(metadata.trainNo, rule));
  assertFileRule(file, rule);
  assertFolderRule(file, rights.folderRuleFor(metadata.docType));
  if (rule.mostFiles !== null) {
    // an unchecked `relaId` of another company does not count
    const counted = rights.hasPolicy(metadata.docType) ? undefined : ownFiles(user);
    const there = await lockAndCountFiles(db, metadata.docType, metadata.relaId, counted);
    assertFileCount(there, rule.mostFiles);
  }
  const mostBytes = await quotaBytesOf(db, ownership);
  const { id: blobId } = await files.save(db, file);
  const id = await insertResource(db, { ...metadata, ...ownership, blobId, resourceName });
  if (metadata.docType !== DOC_TYPE.template)
    await assertQuotaAfterInsert(db, ownership, { added: file.byteCount, mostBytes });
  return uploadResultOf(db, user, rights, id);
}

/** Replaces bytes and name; id and relation stay. */
export async function replaceFile(
  { files, rights }: UploadDependencies,
  file: ReceivedFile,
  resourceId: number,
  { db, user }: Pick<CallContext, 'db' | 'user'>,
): Promise<UploadResult> {
  const resource = await findWritable(db, user, rights, resourceId);
  const resourceName = storedName(file.fileName, file.kind);
  assertFileRule(file, rights.ruleFor(resource));
  assertFolderRule(file, rights.folderRuleFor(resource.docType));
  const mostBytes = await quotaBytesOf(db, resource);
  const { id: blobId } = await files.save(db, file);
  const isReplaced = await replaceBlob(db, resourceId, blobId, resourceName);
  if (!isReplaced) throw userError((t) => t.absent, CODE.absent);
  const added = file.byteCount - resource.byteCount;
  if (added > 0 && resource.docType !== DOC_TYPE.template)
    await assertQuotaAfterInsert(db, resource, { added, mostBytes });
  return uploadResultOf(db, user, rights, resourceId);
}

function ownershipOf(user: CurrentUser, { docType, relaId }: UploadMetadata): FileOwnership {
  const { accountId, companyId } = user;
  if (docType !== DOC_TYPE.template) return { companyId, accountId, docType, relaId };
  if (!hasPermission(user, editTemplates.access.code)) throw userError((t) => t.notAllowedTemplate, CODE.forbidden);
  return { companyId: null, accountId, docType, relaId };
}

export async function uploadResultOf(
  db: Db,
  user: CurrentUser,
  rights: FilePolicies,
  id: number,
): Promise<UploadResult> {
  const { resource, right } = await findReadable(db, user, rights, id);
  if (resource.thumbnail === 'waiting') await notify(db, THUMBNAIL_CHANNEL, OWN_PROCESS_ID);
  return { fileName: resource.resourceName, busiResources: [toResourceDto(resource, user, right)] };
}
