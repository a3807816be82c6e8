export { findParties, findPartyVersions, getParty } from './find.ts';
