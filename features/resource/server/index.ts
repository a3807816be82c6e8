export { attachOwnFile, fileBytesOf } from './attachOwnFile.ts';
export { attachToRecord, removeFilesOf, removeUnattached, removeUnusedOfRecord } from './attachToRecord.ts';
export { insertResource as addResource } from './queries.ts';
