import { CryptoEngine } from 'pkijs';

/** Handed to each call: the one that pkijs keeps for the process may be of another copy of pkijs. */
export const cryptoEngine = new CryptoEngine({ name: 'WebCrypto', crypto });
