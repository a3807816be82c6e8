import * as asn1 from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { hexOf } from './hex.ts';
import type { DocumentSigner } from './localSigner.ts';
import { TIMESTAMP_TOKEN } from './timestampToken.ts';

export const SHA_256 = '2.16.840.1.101.3.4.2.1';
const DATA = '1.2.840.113549.1.7.1';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const SIGNATURES = {
  ECDSA: '1.2.840.10045.4.3.2',
  'RSASSA-PKCS1-v1_5': '1.2.840.113549.1.1.11',
} as const;

export const sha256 = (bytes: Uint8Array) => crypto.subtle.digest('SHA-256', Uint8Array.from(bytes));
const certificateOf = (bytes: Uint8Array) => Certificate.fromBER(Uint8Array.from(bytes));

/** In the order that DER wants of a SET OF (X.690 11.6): by their encoding. */
function inOrderOfSet<Item>(items: readonly Item[], encoded: (item: Item) => ArrayBuffer): Item[] {
  return items
    .map((item) => ({ item, key: hexOf(new Uint8Array(encoded(item))) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ item }) => item);
}

/** ESSCertIDv2 with the default SHA-256 (RFC 5035 4). */
async function signingCertificateOf(certificate: Uint8Array): Promise<asn1.Sequence> {
  const id = new asn1.Sequence({ value: [new asn1.OctetString({ valueHex: await sha256(certificate) })] });
  return new asn1.Sequence({ value: [new asn1.Sequence({ value: [id] })] });
}

/** No signing-time: the time is in the time stamp and the dictionary (ETSI EN 319 142-1, 6.3). */
async function signedAttributes(contentType: string, digest: ArrayBuffer, certificate: Uint8Array) {
  const values: [string, asn1.BaseBlock][] = [
    [CONTENT_TYPE, new asn1.ObjectIdentifier({ value: contentType })],
    [MESSAGE_DIGEST, new asn1.OctetString({ valueHex: digest })],
    [SIGNING_CERTIFICATE_V2, await signingCertificateOf(certificate)],
  ];
  const attributes = values.map(([type, value]) => new Attribute({ type, values: [value] }));
  return inOrderOfSet(attributes, (one) => one.toSchema().toBER());
}

/** `digest`: SHA-256 of what is signed; `content`: that itself, where it is put into the structure. */
export interface Signed {
  contentType?: string;
  content?: ArrayBuffer;
  digest: ArrayBuffer;
}

interface Signature extends Signed {
  attributes: Attribute[];
  bytes: Uint8Array;
}

/** The signature alone, so that a time stamp of it can be asked for. */
export async function signAttributes(signer: DocumentSigner, signed: Signed): Promise<Signature> {
  const { contentType = DATA, digest } = signed;
  const attributes = await signedAttributes(contentType, digest, signer.certificate);
  const toSign = new asn1.Set({ value: attributes.map((one) => one.toSchema()) }).toBER();
  return { ...signed, attributes, bytes: await signer.sign(new Uint8Array(toSign), 'SHA-256') };
}

/** A signature with its certificates and time stamp (RFC 5652), in DER all through. */
export function cmsOf(
  signer: DocumentSigner,
  { contentType = DATA, content, attributes, bytes }: Signature,
  token?: Uint8Array,
): Uint8Array {
  if (signer.signatureAlgorithm === 'RSA-PSS') throw new Error('signatures by RSA-PSS are not written');
  const own = certificateOf(signer.certificate);
  const chain = (signer.certificateChain ?? []).map(certificateOf);
  const encapContentInfo = new EncapsulatedContentInfo({ eContentType: contentType });
  // given to the constructor it would become a constructed string, which is not DER
  if (content !== undefined) encapContentInfo.eContent = new asn1.OctetString({ valueHex: content });
  const digestAlgorithm = new AlgorithmIdentifier({ algorithmId: SHA_256 });
  const signed = new SignedData({
    version: contentType === DATA ? 1 : 3,
    encapContentInfo,
    digestAlgorithms: [digestAlgorithm],
    certificates: inOrderOfSet([own, ...chain], (one) => one.toSchema().toBER()),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        digestAlgorithm,
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
        signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: SIGNATURES[signer.signatureAlgorithm] }),
        signature: new asn1.OctetString({ valueHex: Uint8Array.from(bytes).buffer }),
        ...(token === undefined ? {} : { unsignedAttrs: stampAttribute(token) }),
      }),
    ],
  });
  const info = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
  return new Uint8Array(info.toSchema().toBER());
}

function stampAttribute(token: Uint8Array): SignedAndUnsignedAttributes {
  const { result } = asn1.fromBER(Uint8Array.from(token).buffer);
  return new SignedAndUnsignedAttributes({
    type: 1,
    attributes: [new Attribute({ type: TIMESTAMP_TOKEN, values: [result] })],
  });
}

/** Certificates inside a signature or time stamp, DER. */
export function certificatesIn(cms: Uint8Array): Uint8Array[] {
  const signed = new SignedData({ schema: ContentInfo.fromBER(Uint8Array.from(cms)).content });
  return (signed.certificates ?? []).map((one) => new Uint8Array(one.toSchema().toBER()));
}
