export { findParties, findPartyVersions, getParty } from './find.ts';
export { selectDuplicates as findSameParties } from './queries.ts';
