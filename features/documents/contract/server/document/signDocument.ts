import type { SignatureFrame } from '../../../../../libs/pdfSigning/signatureField.ts';
import { type Signing, signPdf } from '../../../../../libs/pdfSigning/signPdf.ts';
import { PARTY_FIELDS } from '../../partyFields.ts';
import type { CertificateHolder, SigningAuthority } from '../authority.ts';
import { PARTY_FRAMES, type Party, sealsOf } from './signaturePage.ts';

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
  const fieldName = PARTY_FIELDS[party.side];
  const reason = note === undefined ? contractNo : `${contractNo}; ${note}`;
  const seals = await sealsOf(party);
  return signAs(authority, pdf, { holder, frames: PARTY_FRAMES, fieldName, seals, reason, at });
}

/** Without area: not shown. */
const PLATFORM_FRAME: SignatureFrame = {
  fieldName: 'Platform',
  label: 'Ironsilk',
  pageIndex: 0,
  x: 0,
  y: 0,
  width: 0,
  height: 0,
};

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
  const { fieldName } = PLATFORM_FRAME;
  return signAs(authority, pdf, { holder, frames: [PLATFORM_FRAME], fieldName, seals: [], ...given });
}

type Given = Pick<Signing, 'frames' | 'fieldName' | 'seals' | 'reason' | 'at'> & {
  holder: CertificateHolder;
};

async function signAs(authority: SigningAuthority, pdf: Uint8Array, { holder, ...given }: Given): Promise<Uint8Array> {
  return signPdf(pdf, {
    ...given,
    signer: await authority.signerOf(holder),
    timestamps: await authority.timestampsAt(given.at),
    revocationList: () => authority.revocationList(),
    location: 'Ironsilk',
  });
}
