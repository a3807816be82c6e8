export { findTrustee, type SigningTrustee } from './findTrustee.ts';
export { holderOfTrusteeLink, type TrusteeLinkHolder } from './sign.ts';
