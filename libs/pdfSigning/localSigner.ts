import 'reflect-metadata';
import { CryptoKeySigner, type Signer } from '@libpdf/core';
import { type Identity, importKey } from './certificateAuthority.ts';

/** Holder of a key that signs documents: here in memory, elsewhere in a hardware module or at a provider. */
export type DocumentSigner = Signer;

/** `chain`: the authority's certificates, root last. */
export async function localSigner(identity: Identity, chain: readonly Uint8Array[]): Promise<DocumentSigner> {
  return new CryptoKeySigner(
    await importKey(identity.privateKey),
    identity.certificate,
    'EC',
    'ECDSA',
    chain.map((bytes) => Uint8Array.from(bytes)),
  );
}
