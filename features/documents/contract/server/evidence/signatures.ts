import { type DocumentReport, findingsOf } from '../../../../../libs/pdfSigning/report.ts';
import { verifyPdf } from '../../../../../libs/pdfSigning/verifyPdf.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import type * as wire from '../../evidenceWire.ts';
import { selectRoots } from '../identities.ts';
import { documentBytes, type Signing } from '../signing.ts';
import { findContract } from './detail.ts';

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

/** What a document's signatures are worth now. */
export async function checkSignatures(signing: Signing, pdf: Uint8Array): Promise<DocumentReport> {
  const roots = (await selectRoots(signing.db)).map(bytesOf);
  return verifyPdf(pdf, roots, [await signing.authority.revocationList()]);
}

export async function readSignatures(
  signing: Signing,
  { contractId }: ReadBy<typeof wire.listSignatures>,
  { db }: CallContext,
): Promise<PayloadOf<typeof wire.listSignatures>> {
  const { row } = await findContract(db, contractId);
  if (row.signedId === null) return [];
  const { signatures } = await checkSignatures(signing, await documentBytes(signing, row.signedId));
  return signatures.map((one) => ({
    fieldName: one.fieldName,
    signerName: one.signerName,
    organization: one.organization,
    signedAt: one.signedAt && formatDateTime(one.signedAt),
    isValid: findingsOf(one).length === 0,
    revokedAt: one.revokedAt && formatDateTime(one.revokedAt),
  }));
}
