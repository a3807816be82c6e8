import type { TimestampAuthority } from '@libpdf/core';
import { PDF } from '@libpdf/core';
import type { DocumentSigner } from './localSigner.ts';

/** Room for certificates and time stamp; too little would fail at signing. */
const RESERVED_BYTES = 20_000;

export interface Signing {
  signer: DocumentSigner;
  timestamps: TimestampAuthority;
  /** revocation lists by issuer, DER: kept inside the document, so that it can be checked for years */
  revocationList: (certificate: Uint8Array) => Promise<Uint8Array | null>;
  /** name of the signature field, unique in the document */
  fieldName: string;
  reason: string;
  location: string;
  at: Date;
}

/** Signed document (PAdES B-LT); earlier signatures stay valid, as bytes are only added. */
export async function signPdf(pdf: Uint8Array, signing: Signing): Promise<Uint8Array> {
  const document = await PDF.load(Uint8Array.from(pdf));
  const { bytes, warnings } = await document.sign({
    signer: signing.signer,
    level: 'B-LT',
    timestampAuthority: signing.timestamps,
    revocationProvider: { getCRL: signing.revocationList, getOCSP: () => Promise.resolve(null) },
    fieldName: signing.fieldName,
    reason: signing.reason,
    location: signing.location,
    signingTime: signing.at,
    estimatedSize: RESERVED_BYTES,
  });
  const [warning] = warnings;
  if (warning !== undefined) throw new Error(`signature not complete: ${warning.code} ${warning.message}`);
  return bytes;
}
