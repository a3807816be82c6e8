export { findTrustee, type SigningTrustee } from './findTrustee.ts';
