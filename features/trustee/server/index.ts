export { holderOfTrusteeLink, type TrusteeLinkHolder } from './sign.ts';
export { findTrustee, type SigningTrustee } from './findTrustee.ts';
