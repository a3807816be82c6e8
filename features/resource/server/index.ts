export { insertResource as addResource } from './queries.ts';
export { fileBytesOf, giveOwnFile } from './recordFile.ts';
export { giveToRecord, removeFilesOf, removeNeverGiven, removeOthersOfRecord } from './records.ts';
