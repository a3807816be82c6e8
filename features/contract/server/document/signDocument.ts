import { signPdf } from '../../../../libs/pdfSigning/signPdf.ts';
import type { CertificateHolder, SigningAuthority } from '../authority.ts';
import { type Party, placeSeals } from './signaturePage.ts';

interface Signature {
  party: Party;
  companyId: number;
  contractNo: string;
  /** of how the person was identified */
  note?: string;
  at: Date;
}

/**
 * The document with a party's seal and signature (PAdES B-LT), by the certificate of the person who signs for it, else
 * of the company; earlier signatures stay valid.
 */
export async function signDocument(
  { authority }: { authority: SigningAuthority },
  pdf: Uint8Array,
  { party, companyId, contractNo, note, at }: Signature,
): Promise<Uint8Array> {
  const subject = {
    commonName: party.person?.name ?? party.name,
    organization: party.name,
    ...(party.code === '' ? {} : { serialNumber: party.code }),
  };
  const holder = { companyId, subject, isPerson: party.person !== undefined };
  const fieldName = party.side === 'a' ? 'PartyA' : 'PartyB';
  const reason = note === undefined ? contractNo : `${contractNo}; ${note}`;
  return signAs(authority, await placeSeals(pdf, party), { holder, fieldName, reason, at });
}

interface ByPlatform {
  platform: { companyId: number; fullName: string };
  reason: string;
  at: Date;
}

/** A document of the platform's own, signed without a seal. */
export function signAsPlatform(
  { authority }: { authority: SigningAuthority },
  pdf: Uint8Array,
  { platform, ...given }: ByPlatform,
): Promise<Uint8Array> {
  const subject = { commonName: platform.fullName, organization: platform.fullName };
  const holder = { companyId: platform.companyId, subject, isPerson: false };
  return signAs(authority, pdf, { holder, fieldName: 'Platform', ...given });
}

async function signAs(
  authority: SigningAuthority,
  pdf: Uint8Array,
  { holder, ...given }: { holder: CertificateHolder; fieldName: string; reason: string; at: Date },
): Promise<Uint8Array> {
  const signer = await authority.signerOf(holder);
  const timestamps = await authority.timestampsAt(given.at);
  const list = await authority.revocationList();
  return signPdf(pdf, {
    ...given,
    signer,
    timestamps,
    revocationList: () => Promise.resolve(list),
    location: 'Ironsilk',
  });
}
