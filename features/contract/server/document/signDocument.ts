import { signPdf } from '../../../../libs/pdfSigning/signPdf.ts';
import { localTimestamps } from '../../../../libs/pdfSigning/timestampAuthority.ts';
import { type IdentityStore, obtainSigningMeans } from '../identities.ts';
import { type Party, placeSeals } from './signaturePage.ts';

/** Arc for documentation (RFC 5612): an authority of one's own has no number. */
const POLICY = '1.3.6.1.4.1.32473.1';

interface Signature {
  party: Party;
  companyId: number;
  contractNo: string;
  /** of how the person was identified */
  note?: string;
  at: Date;
}

/** The document with a party's seal and signature (PAdES B-LT); earlier signatures stay valid. */
export async function signDocument(
  store: IdentityStore,
  pdf: Uint8Array,
  { party, companyId, contractNo, note, at }: Signature,
): Promise<Uint8Array> {
  const subject = {
    commonName: party.name,
    organization: party.name,
    ...(party.code === '' ? {} : { serialNumber: party.code }),
  };
  const means = await obtainSigningMeans(store, companyId, subject);
  const sealed = await placeSeals(pdf, party);
  return signPdf(sealed, {
    identity: means.signer,
    chain: [means.root],
    timestamps: localTimestamps({
      identity: means.timestamps,
      chain: [means.root],
      policy: POLICY,
      now: () => at,
    }),
    revocationList: () => Promise.resolve(means.revocationList),
    fieldName: party.side === 'a' ? 'PartyA' : 'PartyB',
    reason: note === undefined ? contractNo : `${contractNo}; ${note}`,
    location: 'Ironsilk',
    at,
  });
}
