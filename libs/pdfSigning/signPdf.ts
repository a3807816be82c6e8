import type { TimestampAuthority } from '@libpdf/core';
import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfString } from '@libpdf/core';
import { sha256, signCms } from './cms.ts';
import type { DocumentSigner } from './localSigner.ts';
import {
  addSignatureFields,
  drawSeals,
  findSignatureField,
  type Seal,
  type SignatureFrame,
} from './signatureField.ts';

/** Room for certificates and time stamp; too little would fail at signing. */
const RESERVED_BYTES = 20_000;
/** As long as any place in a file; written over when the places are known. */
const UNKNOWN_PLACE = 9_999_999_999;

export interface Signing {
  signer: DocumentSigner;
  timestamps: TimestampAuthority;
  /**
   * List of revoked certificates, DER, made when it is asked for: after the signature that it serves. Kept inside the
   * document, so that it can be checked for years.
   */
  revocationList: () => Promise<Uint8Array>;
  /** fields of all who sign; those that the document lacks are added */
  frames: readonly SignatureFrame[];
  /** of the frame that is signed now */
  fieldName: string;
  /** what is shown in it */
  seals: readonly Seal[];
  reason: string;
  location: string;
  at: Date;
}

/** Signed document (PAdES B-LT); earlier signatures stay valid, as bytes are only added. */
export async function signPdf(pdf: Uint8Array, signing: Signing): Promise<Uint8Array> {
  const prepared = await withPlaceholder(pdf, signing);
  const bytes = await fillPlaceholder(prepared, pdf.length, signing);
  const document = await PDF.load(bytes);
  let list: Promise<Uint8Array> | undefined;
  const getCRL = () => (list ??= signing.revocationList());
  const revocationProvider = { getCRL, getOCSP: () => Promise.resolve(null) };
  const validated = await document.addValidationData({ revocationProvider });
  const [warning] = validated.warnings;
  if (warning !== undefined) throw new Error(`signature not complete: ${warning.code} ${warning.message}`);
  return validated.bytes;
}

/** D:YYYYMMDDHHmmSSZ */
const pdfDate = (at: Date) => `D:${at.toISOString().replace(/[-:T]|\.\d+/g, '')}`;

async function withPlaceholder(pdf: Uint8Array, signing: Signing): Promise<Uint8Array> {
  const { frames, fieldName, seals, reason, location, at } = signing;
  const document = await PDF.load(Uint8Array.from(pdf));
  addSignatureFields(document, frames);
  const frame = frames.find((one) => one.fieldName === fieldName);
  const field = findSignatureField(document, fieldName);
  if (frame === undefined || field === undefined) throw new Error(`the document has no field ${fieldName}`);
  if (field.has('V')) throw new Error(`the field ${fieldName} is signed already`);
  if (seals.length > 0) await drawSeals(document, frame, seals);
  const signature = PdfDict.of({
    Type: PdfName.of('Sig'),
    Filter: PdfName.of('Adobe.PPKLite'),
    SubFilter: PdfName.of('ETSI.CAdES.detached'),
    ByteRange: new PdfArray([0, UNKNOWN_PLACE, UNKNOWN_PLACE, UNKNOWN_PLACE].map((one) => PdfNumber.of(one))),
    Contents: new PdfString(new Uint8Array(RESERVED_BYTES), 'hex'),
    M: PdfString.fromString(pdfDate(at)),
    Reason: PdfString.fromString(reason),
    Location: PdfString.fromString(location),
  });
  field.set('V', document.register(signature));
  return document.save({ incremental: true });
}

async function fillPlaceholder(prepared: Uint8Array, from: number, signing: Signing): Promise<Uint8Array> {
  const file = Buffer.from(prepared);
  const range = `[0 ${UNKNOWN_PLACE} ${UNKNOWN_PLACE} ${UNKNOWN_PLACE}]`;
  const rangeAt = file.indexOf(range, from);
  const contents = `<${'00'.repeat(RESERVED_BYTES)}>`;
  const start = file.indexOf(contents, from);
  if (rangeAt === -1 || start === -1) throw new Error('the place of the signature was not written');
  const end = start + contents.length;
  file.write(`[0 ${start} ${end} ${file.length - end}]`.padEnd(range.length), rangeAt, 'latin1');
  const signed = Buffer.concat([file.subarray(0, start), file.subarray(end)]);
  const cms = await signCms(signing.signer, { digest: await sha256(signed) }, (digest) =>
    signing.timestamps.timestamp(digest, 'SHA-256'),
  );
  if (cms.length > RESERVED_BYTES) throw new Error(`a signature of ${cms.length} bytes has no room`);
  file.write(Buffer.from(cms).toString('hex'), start + 1, 'latin1');
  return new Uint8Array(file);
}
