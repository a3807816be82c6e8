export { attachOwnFile, attachOwnFiles, fileBlobOf, fileBytesOf, fileNameOf } from './attachOwnFile.ts';
export {
  attachToRecord,
  copyFilesOf,
  removeFilesOf,
  removeUnattached,
  removeUnusedOfRecord,
} from './attachToRecord.ts';
export { downloadPathOf } from './downloadPath.ts';
export { fileBytes } from './fileBytes.ts';
export { FilePolicies } from './filePolicies.ts';
export {
  insertResource as addResource,
  removeResource,
  selectCompanyFiles as companyFiles,
  unsafeSelectOfUpload,
  unsafeSelectResource as unsafeFindResource,
} from './queries.ts';
export { assertQuota } from './quota.ts';
export { receiveUpload, type UploadDependencies } from './receiveUpload.ts';
export { unsafeReplaceContent } from './replaceContent.ts';
export { findReadable } from './toDto.ts';
export { unsafeFileBytes } from './unsafeFileBytes.ts';
