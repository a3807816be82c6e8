import type { TimestampAuthority } from '@libpdf/core';
import type { Subject } from '../../../../libs/pdfSigning/certificateAuthority.ts';
import type { DocumentSigner } from '../../../../libs/pdfSigning/localSigner.ts';

/** For whom a certificate is: a company, or a person who signs for it. */
export interface CertificateHolder {
  companyId: number;
  subject: Subject;
  isPerson: boolean;
}

/** Certificate authority and key holder: the portal, a hardware module, or a provider. */
export interface SigningAuthority {
  /** the holder's certificate of today, made where it is missing, run out or revoked */
  signerOf(holder: CertificateHolder): Promise<DocumentSigner>;
  timestampsAt(at: Date): Promise<TimestampAuthority>;
  /** revoked certificates as of now, DER */
  revocationList(): Promise<Uint8Array>;
}
