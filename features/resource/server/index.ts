export { giveToRecord, removeFilesOf, removeNeverGiven, removeOthersOfRecord } from './records.ts';
