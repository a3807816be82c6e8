import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Feature } from '../../../../platform/server/feature.ts';
import type { ReceivedFile } from '../../../../platform/server/files/receivedFile.ts';
import { type Binding, bind, bindPublic, withOwnTransaction } from '../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { userError } from '../../../../platform/server/texts/texts.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { DOC_TYPE } from '../docTypes.ts';
import type { Resource, ResourceDetail } from '../wire.ts';
import * as wire from '../wire.ts';
import { UploadCompleter } from './completeUpload.ts';
import { deleteFile, fetchFile } from './download.ts';
import { FilePolicies } from './filePolicies.ts';
import { lockUploads, selectEntries, selectOwn, unsafeSelectOfRecord } from './queries.ts';
import { assertQuota } from './quota.ts';
import { receiveUpload, replaceFile } from './receiveUpload.ts';
import { share } from './share.ts';
import { startThumbnailWorker } from './thumbnail/thumbnailWorker.ts';
import { findReadable, toResourceDto } from './toDto.ts';

/** Files by relation, oldest first: all of a record with access, else own ones. */
async function listOf(
  db: Db,
  user: CurrentUser,
  rights: FilePolicies,
  { docType, relaId }: { docType: string; relaId: string },
): Promise<Resource[]> {
  const isOfRecord = relaId !== '' && rights.hasPolicy(docType);
  if (!isOfRecord && docType !== DOC_TYPE.template) {
    const own = await selectOwn(db, user, docType, relaId);
    return own
      .filter((resource) => rights.isOwn(user, resource))
      .map((resource) => toResourceDto(resource, user, 'write'));
  }
  const right = await rights.accessTo(db, user, { docType, relaId, companyId: null, accountId: null });
  if (right === 'none') return [];
  const resources = await unsafeSelectOfRecord(db, docType, relaId);
  return resources.map((resource) => toResourceDto(resource, user, right));
}

async function detailOf(db: Db, user: CurrentUser, rights: FilePolicies, id: number): Promise<ResourceDetail> {
  const { resource, right } = await findReadable(db, user, rights, id);
  const entries = await selectEntries(db, resource.blobId);
  return { ...toResourceDto(resource, user, right), entries: entries && [...entries] };
}

export function resourceCalls(platform: Platform, all: readonly Feature[]): Binding[] {
  const rights = new FilePolicies(all);
  const dependencies = { files: platform.files, rights };
  const uploadCompleter = new UploadCompleter(dependencies);
  startThumbnailWorker(platform);
  platform.files.parts.setOpenExclusively((user, open) =>
    platform.db.transaction(async (db) => {
      await lockUploads(db, user);
      await open((byteCount) => assertQuota(db, user, byteCount));
    }),
  );
  return [
    bind(wire.upload, (said, ctx) => receiveUpload(dependencies, uploadedFile(ctx), said, ctx)),
    withOwnTransaction(bind(wire.finishParts, (input, ctx) => uploadCompleter.complete(input, ctx))),
    bind(wire.reUpload, ({ resourceId }, ctx) => replaceFile(dependencies, uploadedFile(ctx), resourceId, ctx)),
    bindPublic(wire.download, (asked, ctx) => fetchFile(dependencies, asked, ctx)),
    bindPublic(wire.deleteResource, (asked, ctx) => deleteFile(rights, asked, ctx)),
    bind(wire.listResources, (belonging, { db, user }) => listOf(db, user, rights, belonging)),
    bind(wire.getResource, ({ resourceId }, { db, user }) => detailOf(db, user, rights, resourceId)),
    bind(wire.shareResource, (asked, ctx) => share(rights, asked, ctx)),
  ];
}

function uploadedFile({ upload }: { upload: ReceivedFile | null }): ReceivedFile {
  if (upload === null) throw userError((t) => t.fileMissing);
  return upload;
}
