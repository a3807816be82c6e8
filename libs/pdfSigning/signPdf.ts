import type { TimestampAuthority } from '@libpdf/core';
import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfRef, PdfStream, PdfString } from '@libpdf/core';
import { certificatesIn, cmsOf, sha256, signAttributes } from './cms.ts';
import type { DocumentSigner } from './localSigner.ts';
import { addSignatureFields, drawSeals, findSignatureField, type Seal, type SignatureFrame } from './signatureField.ts';

/** What proves signatures for years, DER. */
interface ValidationData {
  certificates: readonly Uint8Array[];
  revocationLists: readonly Uint8Array[];
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/** Adds to what the document holds already (document security store, ISO 32000-2, 12.8.4.3). */
function addValidationData(document: PDF, { certificates, revocationLists }: ValidationData): void {
  const resolve = (ref: PdfRef) => document.getObject(ref);
  const known = document.getCatalog().getDict('DSS', resolve);
  const store = PdfDict.of({ Type: PdfName.of('DSS') });
  const vri = known?.get('VRI');
  if (vri !== undefined) store.set('VRI', vri);
  const put = (key: string, added: readonly Uint8Array[]) => {
    const items = [...(known?.getArray(key, resolve) ?? [])];
    const contents = items.map((item) => (item instanceof PdfRef ? resolve(item) : item));
    const isKnown = (bytes: Uint8Array) =>
      contents.some((one) => one instanceof PdfStream && isSame(one.getDecodedData(), bytes));
    const others = added.filter((bytes) => !isKnown(bytes));
    const streams = others.map((bytes) => document.register(PdfStream.fromDict({}, bytes)));
    store.set(key, new PdfArray([...items, ...streams]));
  };
  put('Certs', certificates);
  put('CRLs', revocationLists);
  document.getCatalog().set('DSS', document.register(store));
}

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
  const { signer } = signing;
  const prepared = await withPlaceholder(pdf, signing);
  const { bytes, token } = await fillPlaceholder(prepared, pdf.length, signing);
  const document = await PDF.load(bytes);
  const certificates = [signer.certificate, ...(signer.certificateChain ?? []), ...certificatesIn(token)];
  addValidationData(document, { certificates, revocationLists: [await signing.revocationList()] });
  return document.save({ incremental: true });
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

async function fillPlaceholder(
  prepared: Uint8Array,
  from: number,
  { signer, timestamps }: Signing,
): Promise<{ bytes: Uint8Array; token: Uint8Array }> {
  const file = Buffer.from(prepared);
  const range = `[0 ${UNKNOWN_PLACE} ${UNKNOWN_PLACE} ${UNKNOWN_PLACE}]`;
  const rangeAt = file.indexOf(range, from);
  const contents = `<${'00'.repeat(RESERVED_BYTES)}>`;
  const start = file.indexOf(contents, from);
  if (rangeAt === -1 || start === -1) throw new Error('the place of the signature was not written');
  const end = start + contents.length;
  file.write(`[0 ${start} ${end} ${file.length - end}]`.padEnd(range.length), rangeAt, 'latin1');
  const signed = Buffer.concat([file.subarray(0, start), file.subarray(end)]);
  const signature = await signAttributes(signer, { digest: await sha256(signed) });
  const token = await timestamps.timestamp(new Uint8Array(await sha256(signature.bytes)), 'SHA-256');
  const cms = cmsOf(signer, signature, token);
  if (cms.length > RESERVED_BYTES) throw new Error(`a signature of ${cms.length} bytes has no room`);
  file.write(Buffer.from(cms).toString('hex'), start + 1, 'latin1');
  return { bytes: new Uint8Array(file), token };
}
