import { PDF, PdfArray, type PdfDict, PdfNumber, PdfRef, PdfStream, PdfString } from '@libpdf/core';
import { fromBER } from 'asn1js';
import {
  type Attribute,
  Certificate,
  CertificateRevocationList,
  ContentInfo,
  CryptoEngine,
  SignedData,
  TSTInfo,
} from 'pkijs';
import { contentOf, whatChanged } from './content.ts';
import { hexOf } from './hex.ts';
import { type DocumentReport, findingsOf, type SignatureReport } from './report.ts';
import { TIMESTAMP_TOKEN } from './timestampToken.ts';

/** Whether the room for a signature holds more than the signature and zeros. */
function hasHiddenBytes(contents: Uint8Array): boolean {
  const { offset } = fromBER(Uint8Array.from(contents));
  return offset === -1 || contents.subarray(offset).some((byte) => byte !== 0);
}

const LAST_LINES = /startxref\s+(\d+)\s+%%EOF\s*$/;
const MOST_LAST_LINES = 64;

/** Whether nothing follows the end of a PDF: its last cross-reference section is followed by its last lines alone. */
function endsAtItsEnd(pdf: Uint8Array): boolean {
  const latin = new TextDecoder('latin1');
  const start = LAST_LINES.exec(latin.decode(pdf.subarray(-MOST_LAST_LINES)))?.[1];
  if (start === undefined) return false;
  return latin.decode(pdf.subarray(Number(start))).split('%%EOF').length === 2;
}

/** Handed to each call: the one that pkijs keeps for the process may be of another copy of pkijs. */
const cryptoEngine = new CryptoEngine({ name: 'WebCrypto', crypto });

const COMMON_NAME = '2.5.4.3';
const ORGANIZATION = '2.5.4.10';
const SERIAL_NUMBER = '2.5.4.5';
const LESS_THAN = 0x3c;
const GREATER_THAN = 0x3e;

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
  const [start, first, second, last] = numbers.map((one) => (one instanceof PdfNumber ? one.value : Number.NaN));
  if (numbers.length !== 4 || start !== 0 || first === undefined || second === undefined || last === undefined)
    return null;
  const end = second + last;
  if (!(first > 0 && first < second && end <= pdf.length)) return null;
  if (pdf[first] !== LESS_THAN || pdf[second - 1] !== GREATER_THAN) return null;
  const gap = new TextDecoder('latin1').decode(pdf.subarray(first + 1, second - 1));
  if (!/^[0-9a-fA-F]+$/.test(gap) || gap.toLowerCase() !== hexOf(contents.bytes)) return null;
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

type Stamped = Pick<SignatureReport, 'stamp' | 'signedAt'>;
const BROKEN: Stamped = { stamp: 'broken', signedAt: null };

/** Time that a stamp of a trusted authority vouches for. */
async function stampedTime(signed: SignedData, roots: Certificate[]): Promise<Stamped> {
  const [signer] = signed.signerInfos;
  const attribute = signer?.unsignedAttrs?.attributes.find(({ type }: Attribute) => type === TIMESTAMP_TOKEN);
  const [token] = attribute?.values ?? [];
  if (signer === undefined || token === undefined) return { stamp: 'absent', signedAt: null };
  try {
    const stamp = new SignedData({ schema: new ContentInfo({ schema: token }).content });
    const content = stamp.encapContentInfo.eContent?.getValue();
    if (content === undefined) return BROKEN;
    const signedAt = TSTInfo.fromBER(content).genTime;
    const data = Uint8Array.from(signer.signature.valueBlock.valueHexView).buffer;
    // of that time: contracts outlive the certificate that stamps them
    const isGood = await stamp.verify(
      { signer: 0, data, trustedCerts: roots, checkChain: true, checkDate: signedAt },
      cryptoEngine,
    );
    return isGood ? { stamp: 'good', signedAt } : BROKEN;
  } catch {
    return BROKEN;
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

/** Of the given lists those that the certificate's issuer signed. */
async function listsOfIssuer(
  certificate: Certificate,
  lists: readonly CertificateRevocationList[],
  issuers: readonly Certificate[],
): Promise<CertificateRevocationList[]> {
  const issuer = issuers.find(({ subject }) => subject.isEqual(certificate.issuer));
  if (issuer === undefined) return [];
  const found: CertificateRevocationList[] = [];
  for (const list of lists) {
    if (!list.issuer.isEqual(issuer.subject)) continue;
    if (await list.verify({ issuerCertificate: issuer }, cryptoEngine)) found.push(list);
  }
  return found;
}

function revocationOf(certificate: Certificate, lists: readonly CertificateRevocationList[]): Date | null {
  for (const list of lists) {
    const entry = list.revokedCertificates?.find(({ userCertificate }) =>
      userCertificate.isEqual(certificate.serialNumber),
    );
    if (entry !== undefined) return entry.revocationDate.value;
  }
  return null;
}

type Facts = Omit<SignatureReport, 'fieldName' | 'reason' | 'contentSince' | 'hasHiddenBytes'>;

const UNREADABLE: Facts = {
  signerName: '',
  organization: '',
  serialNumber: '',
  signedAt: null,
  stamp: 'absent',
  isIntact: false,
  isTrusted: false,
  revokedAt: null,
  hasRevocationData: false,
};

async function holds(signed: SignedData, data: ArrayBuffer): Promise<boolean> {
  try {
    return await signed.verify({ signer: 0, data, checkChain: false }, cryptoEngine);
  } catch {
    return false;
  }
}

async function leadsToRoot(signed: SignedData, data: ArrayBuffer, roots: Certificate[], at: Date): Promise<boolean> {
  try {
    return await signed.verify({ signer: 0, data, checkChain: true, trustedCerts: roots, checkDate: at }, cryptoEngine);
  } catch {
    return false;
  }
}

interface Trust {
  roots: Certificate[];
  /** of today */
  lists: CertificateRevocationList[];
  /** inside the document */
  embedded: CertificateRevocationList[];
}

async function factsOf(place: Place, { roots, lists, embedded }: Trust): Promise<Facts> {
  const signed = signedDataOf(place.contents);
  const data = Uint8Array.from(place.signed).buffer;
  const [signer] = signed.signerInfos;
  const certificate = signed.certificates?.find(
    (one): one is Certificate => one instanceof Certificate && signer?.sid.serialNumber?.isEqual(one.serialNumber),
  );
  if (certificate === undefined) return UNREADABLE;
  const { stamp, signedAt } = await stampedTime(signed, roots);
  const at = signedAt ?? new Date();
  const kept = await listsOfIssuer(certificate, embedded, roots);
  const revokedAt = revocationOf(certificate, [...(await listsOfIssuer(certificate, lists, roots)), ...kept]);
  const isTrusted =
    (await leadsToRoot(signed, data, roots, at)) && (revokedAt === null || revokedAt.getTime() > at.getTime());
  return {
    signerName: textOf(certificate, COMMON_NAME),
    organization: textOf(certificate, ORGANIZATION),
    serialNumber: textOf(certificate, SERIAL_NUMBER),
    signedAt,
    stamp,
    isIntact: await holds(signed, data),
    isTrusted,
    revokedAt,
    hasRevocationData: kept.length > 0,
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
    lists: lists.map((list) => CertificateRevocationList.fromBER(Uint8Array.from(list))),
    embedded: revocationLists(document),
  };
  const now = await contentOf(document);
  const found: (SignatureReport & { end: number })[] = [];
  for (const { name: fieldName, dict } of signaturesOf(document)) {
    const place = placeOf(fieldName, dict, pdf, document);
    if (place === null) {
      const nothing = { reason: '', contentSince: 'changed', hasHiddenBytes: false, end: 0 } as const;
      found.push({ fieldName, ...UNREADABLE, ...nothing });
      continue;
    }
    const revision = await PDF.load(Uint8Array.from(pdf.subarray(0, place.end)));
    found.push({
      fieldName,
      reason: dict.getString('Reason')?.asString() ?? '',
      ...(await factsOf(place, trust)),
      contentSince: whatChanged(await contentOf(revision), now),
      hasHiddenBytes: hasHiddenBytes(place.contents),
      end: place.end,
    });
  }
  found.sort((first, second) => first.end - second.end);
  const signatures = found.map(({ end: _, ...report }) => report);
  const findings = new Set(signatures.flatMap(findingsOf));
  // seals belong to signatures: after the last of them none may come
  if (signatures.at(-1)?.contentSince === 'stamped') findings.add('changed');
  if (!endsAtItsEnd(pdf)) findings.add('bytesAfterEnd');
  return { signatures, findings: [...findings], isValid: signatures.length > 0 && findings.size === 0 };
}

function signaturesOf(document: PDF): { name: string; dict: PdfDict }[] {
  const resolve = (ref: PdfRef) => document.getObject(ref);
  return (document.getForm()?.getFields() ?? []).flatMap((field) => {
    const dict = field.type === 'signature' ? field.acroField().getDict('V', resolve) : undefined;
    return dict === undefined ? [] : [{ name: field.name, dict }];
  });
}
