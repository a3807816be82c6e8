import type { DigestAlgorithm, TimestampAuthority } from '@libpdf/core';
import * as asn1 from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  id_eContentType_TSTInfo,
  MessageImprint,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TSTInfo,
} from 'pkijs';
import { type Identity, importKey } from './certificateAuthority.ts';
import { cryptoEngine } from './cryptoEngine.ts';

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const SERIAL_BYTES = 16;

export interface LocalTimestamps {
  /** of purpose `timestamps` */
  identity: Identity;
  chain: readonly Uint8Array[];
  /** object identifier under which this authority says how it works */
  policy: string;
  now: () => Date;
}

const sha256 = (bytes: Uint8Array) => crypto.subtle.digest('SHA-256', Uint8Array.from(bytes));

function serialNumber(): asn1.Integer {
  const bytes = crypto.getRandomValues(new Uint8Array(SERIAL_BYTES));
  // positive, and without a leading zero byte
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return new asn1.Integer({ valueHex: bytes.buffer });
}

/** ESSCertIDv2 with the default SHA-256 (RFC 5035 4). */
async function signingCertificateOf(certificate: Uint8Array): Promise<asn1.Sequence> {
  const id = new asn1.Sequence({ value: [new asn1.OctetString({ valueHex: await sha256(certificate) })] });
  return new asn1.Sequence({ value: [new asn1.Sequence({ value: [id] })] });
}

function attribute(type: string, value: asn1.BaseBlock) {
  return new Attribute({ type, values: [value] });
}

/** Answers time stamps in this process (RFC 3161). Digests are SHA-256. */
export function localTimestamps({ identity, chain, policy, now }: LocalTimestamps): TimestampAuthority {
  async function timestamp(digest: Uint8Array, algorithm: DigestAlgorithm): Promise<Uint8Array> {
    if (algorithm !== 'SHA-256') throw new Error(`this authority stamps SHA-256, not ${algorithm}`);
    const info = new TSTInfo({
      version: 1,
      policy,
      messageImprint: new MessageImprint({
        hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256 }),
        hashedMessage: new asn1.OctetString({ valueHex: Uint8Array.from(digest).buffer }),
      }),
      serialNumber: serialNumber(),
      genTime: now(),
    });
    const content = info.toSchema().toBER(false);
    const own = Certificate.fromBER(Uint8Array.from(identity.certificate));
    const signed = new SignedData({
      version: 3,
      encapContentInfo: new EncapsulatedContentInfo({
        eContentType: id_eContentType_TSTInfo,
        eContent: new asn1.OctetString({ valueHex: content }),
      }),
      certificates: [own, ...chain.map((bytes) => Certificate.fromBER(Uint8Array.from(bytes)))],
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
          signedAttrs: new SignedAndUnsignedAttributes({
            type: 0,
            attributes: [
              attribute(CONTENT_TYPE, new asn1.ObjectIdentifier({ value: id_eContentType_TSTInfo })),
              attribute(
                MESSAGE_DIGEST,
                new asn1.OctetString({ valueHex: await sha256(new Uint8Array(content)) }),
              ),
              attribute(SIGNING_CERTIFICATE_V2, await signingCertificateOf(identity.certificate)),
            ],
          }),
        }),
      ],
    });
    await signed.sign(await importKey(identity.privateKey), 0, 'SHA-256', undefined, cryptoEngine);
    const token = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
    return new Uint8Array(token.toSchema().toBER(false));
  }
  return { timestamp };
}
