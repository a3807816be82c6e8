export { findParties, getParty } from './find.ts';
