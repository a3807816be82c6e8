import { PDF, PdfArray, type PdfDict, PdfNumber, PdfRef, PdfStream, PdfString } from '@libpdf/core';
import {
  type Attribute,
  Certificate,
  CertificateRevocationList,
  ContentInfo,
  SignedData,
  TSTInfo,
} from 'pkijs';
import { contentOf, whatChanged } from './content.ts';
import { cryptoEngine } from './cryptoEngine.ts';

const TIMESTAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';
const COMMON_NAME = '2.5.4.3';
const ORGANIZATION = '2.5.4.10';
const SERIAL_NUMBER = '2.5.4.5';
const LESS_THAN = 0x3c;
const GREATER_THAN = 0x3e;

/** What one signature of a document says, and what has become of what it was put under. */
export interface SignatureReport {
  fieldName: string;
  signerName: string;
  organization: string;
  /** code of the organization or person */
  serialNumber: string;
  /** as the signature itself says */
  reason: string;
  /** by the time stamp; null: none that can be relied on */
  signedAt: Date | null;
  /** bytes under the signature are those that were signed, by the holder of this certificate */
  isIntact: boolean;
  /** certificate of one of the trusted roots, valid and not revoked when it signed */
  isTrusted: boolean;
  /** null: not revoked; a signature from before holds, as of its time */
  revokedAt: Date | null;
  /** what pages show now against what was signed */
  contentSince: 'same' | 'stamped' | 'changed';
}

export interface DocumentReport {
  /** in the order of signing */
  signatures: readonly SignatureReport[];
  /** all signatures hold and nothing was changed after the last */
  isValid: boolean;
}

interface Place {
  fieldName: string;
  /** end of the signed bytes */
  end: number;
  signed: Uint8Array;
  contents: Uint8Array;
}

/** Null: the range is not what a signature may have: all bytes of a revision but its own contents. */
function placeOf(fieldName: string, dict: PdfDict, pdf: Uint8Array, document: PDF): Place | null {
  const range = dict.get('ByteRange', (ref) => document.getObject(ref));
  const contents = dict.get('Contents', (ref) => document.getObject(ref));
  if (!(range instanceof PdfArray) || !(contents instanceof PdfString)) return null;
  const numbers = Array.from({ length: range.length }, (_, place) => range.at(place));
  const [start, first, second, last] = numbers.map((one) =>
    one instanceof PdfNumber ? one.value : Number.NaN,
  );
  if (
    numbers.length !== 4 ||
    start !== 0 ||
    first === undefined ||
    second === undefined ||
    last === undefined
  )
    return null;
  const end = second + last;
  if (!(first > 0 && first < second && end <= pdf.length)) return null;
  if (pdf[first] !== LESS_THAN || pdf[second - 1] !== GREATER_THAN) return null;
  const gap = new TextDecoder('latin1').decode(pdf.subarray(first + 1, second - 1));
  if (!/^[0-9a-fA-F]+$/.test(gap)) return null;
  const signed = new Uint8Array(first + last);
  signed.set(pdf.subarray(0, first));
  signed.set(pdf.subarray(second, end), first);
  return { fieldName, end, signed, contents: contents.bytes };
}

function textOf(certificate: Certificate, type: string): string {
  const found = certificate.subject.typesAndValues.find((one) => one.type === type);
  return String(found?.value.valueBlock.value ?? '');
}

function signedDataOf(bytes: Uint8Array): SignedData {
  const content = ContentInfo.fromBER(Uint8Array.from(bytes));
  return new SignedData({ schema: content.content });
}

/** Time that a stamp of a trusted authority vouches for; null: no stamp, or one that does not hold. */
async function stampedTime(signed: SignedData, roots: Certificate[]): Promise<Date | null> {
  const [signer] = signed.signerInfos;
  const attribute = signer?.unsignedAttrs?.attributes.find(({ type }: Attribute) => type === TIMESTAMP_TOKEN);
  const [token] = attribute?.values ?? [];
  if (signer === undefined || token === undefined) return null;
  try {
    const stamp = new SignedData({ schema: new ContentInfo({ schema: token }).content });
    const data = Uint8Array.from(signer.signature.valueBlock.valueHexView).buffer;
    const isGood = await stamp.verify(
      { signer: 0, data, trustedCerts: roots, checkChain: true },
      cryptoEngine,
    );
    const content = stamp.encapContentInfo.eContent?.getValue();
    if (!isGood || content === undefined) return null;
    return TSTInfo.fromBER(content).genTime;
  } catch {
    return null;
  }
}

/** Lists inside the document (ISO 32000-2, 12.8.4.3). */
function revocationLists(document: PDF): CertificateRevocationList[] {
  const resolve = (ref: PdfRef) => document.getObject(ref);
  const lists = document.getCatalog().getDict('DSS', resolve)?.getArray('CRLs', resolve);
  if (lists === undefined) return [];
  return Array.from({ length: lists.length }, (_, place) => lists.at(place)).flatMap((one) => {
    const stream = one instanceof PdfRef ? resolve(one) : one;
    if (!(stream instanceof PdfStream)) return [];
    return [CertificateRevocationList.fromBER(Uint8Array.from(stream.getDecodedData()))];
  });
}

/** When it was revoked, by a list that the certificate's issuer signed. */
async function revocationOf(
  certificate: Certificate,
  lists: readonly CertificateRevocationList[],
  issuers: readonly Certificate[],
): Promise<Date | null> {
  const issuer = issuers.find(({ subject }) => subject.isEqual(certificate.issuer));
  if (issuer === undefined) return null;
  for (const list of lists) {
    if (
      !list.issuer.isEqual(issuer.subject) ||
      !(await list.verify({ issuerCertificate: issuer }, cryptoEngine))
    )
      continue;
    const entry = list.revokedCertificates?.find(({ userCertificate }) =>
      userCertificate.isEqual(certificate.serialNumber),
    );
    if (entry !== undefined) return entry.revocationDate.value;
  }
  return null;
}

type Facts = Pick<
  SignatureReport,
  'signerName' | 'organization' | 'serialNumber' | 'signedAt' | 'isIntact' | 'isTrusted' | 'revokedAt'
>;

const UNREADABLE: Facts = {
  signerName: '',
  organization: '',
  serialNumber: '',
  signedAt: null,
  isIntact: false,
  isTrusted: false,
  revokedAt: null,
};

async function holds(signed: SignedData, data: ArrayBuffer): Promise<boolean> {
  try {
    return await signed.verify({ signer: 0, data, checkChain: false }, cryptoEngine);
  } catch {
    return false;
  }
}

async function leadsToRoot(
  signed: SignedData,
  data: ArrayBuffer,
  roots: Certificate[],
  at: Date,
): Promise<boolean> {
  try {
    return await signed.verify(
      { signer: 0, data, checkChain: true, trustedCerts: roots, checkDate: at },
      cryptoEngine,
    );
  } catch {
    return false;
  }
}

interface Trust {
  roots: Certificate[];
  lists: CertificateRevocationList[];
}

async function factsOf(place: Place, { roots, lists }: Trust): Promise<Facts> {
  const signed = signedDataOf(place.contents);
  const data = Uint8Array.from(place.signed).buffer;
  const [signer] = signed.signerInfos;
  const certificate = signed.certificates?.find(
    (one): one is Certificate =>
      one instanceof Certificate && signer?.sid.serialNumber?.isEqual(one.serialNumber),
  );
  if (certificate === undefined) return UNREADABLE;
  const signedAt = await stampedTime(signed, roots);
  const at = signedAt ?? new Date();
  const revokedAt = await revocationOf(certificate, lists, roots);
  const isTrusted =
    (await leadsToRoot(signed, data, roots, at)) &&
    (revokedAt === null || revokedAt.getTime() > at.getTime());
  return {
    signerName: textOf(certificate, COMMON_NAME),
    organization: textOf(certificate, ORGANIZATION),
    serialNumber: textOf(certificate, SERIAL_NUMBER),
    signedAt,
    isIntact: await holds(signed, data),
    isTrusted,
    revokedAt,
  };
}

/**
 * Who signed a document, and whether it still shows what each of them signed. Runs in browsers too. `roots`: DER
 * certificates of the authorities to trust; `lists`: their revocation lists of today, DER, beside those in the document.
 * Throws for bytes that are no PDF.
 */
export async function verifyPdf(
  pdf: Uint8Array,
  roots: readonly Uint8Array[],
  lists: readonly Uint8Array[] = [],
): Promise<DocumentReport> {
  const document = await PDF.load(Uint8Array.from(pdf));
  const trust = {
    roots: roots.map((root) => Certificate.fromBER(Uint8Array.from(root))),
    lists: [
      ...lists.map((list) => CertificateRevocationList.fromBER(Uint8Array.from(list))),
      ...revocationLists(document),
    ],
  };
  const now = await contentOf(document);
  const signatures: (SignatureReport & { end: number })[] = [];
  for (const { name: fieldName, dict } of signaturesOf(document)) {
    const place = placeOf(fieldName, dict, pdf, document);
    if (place === null) {
      signatures.push({ fieldName, reason: '', ...UNREADABLE, contentSince: 'changed', end: 0 });
      continue;
    }
    const revision = await PDF.load(Uint8Array.from(pdf.subarray(0, place.end)));
    const contentSince = whatChanged(await contentOf(revision), now);
    signatures.push({
      fieldName,
      reason: dict.getString('Reason')?.asString() ?? '',
      ...(await factsOf(place, trust)),
      contentSince,
      end: place.end,
    });
  }
  signatures.sort((first, second) => first.end - second.end);
  const last = signatures.at(-1);
  const holdsAll = signatures.every((one) => one.isIntact && one.isTrusted && one.contentSince !== 'changed');
  return {
    signatures: signatures.map(({ end: _, ...report }) => report),
    isValid: last !== undefined && holdsAll && last.contentSince === 'same',
  };
}

function signaturesOf(document: PDF): { name: string; dict: PdfDict }[] {
  const resolve = (ref: PdfRef) => document.getObject(ref);
  return (document.getForm()?.getFields() ?? []).flatMap((field) => {
    const dict = field.type === 'signature' ? field.acroField().getDict('V', resolve) : undefined;
    return dict === undefined ? [] : [{ name: field.name, dict }];
  });
}
