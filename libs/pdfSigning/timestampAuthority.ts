import type { DigestAlgorithm, TimestampAuthority } from '@libpdf/core';
import * as asn1 from 'asn1js';
import { AlgorithmIdentifier, id_eContentType_TSTInfo, MessageImprint, TSTInfo } from 'pkijs';
import type { Identity } from './certificateAuthority.ts';
import { cmsOf, SHA_256, sha256, signAttributes } from './cms.ts';
import { localSigner } from './localSigner.ts';

const SERIAL_BYTES = 16;

interface LocalTimestamps {
  /** of purpose `timestamps` */
  identity: Identity;
  chain: readonly Uint8Array[];
  /** object identifier under which this authority says how it works */
  policy: string;
  now: () => Date;
}

function serialNumber(): asn1.Integer {
  const bytes = crypto.getRandomValues(new Uint8Array(SERIAL_BYTES));
  // positive, and without a leading zero byte
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return new asn1.Integer({ valueHex: bytes.buffer });
}

/** Revocation lists know seconds alone: a stamp with more would be later than the list made after it. */
const wholeSeconds = (at: Date) => new Date(Math.floor(at.getTime() / 1000) * 1000);

/** Answers time stamps in this process (RFC 3161). Digests are SHA-256. */
export function localTimestamps({ identity, chain, policy, now }: LocalTimestamps): TimestampAuthority {
  async function timestamp(stamped: Uint8Array, algorithm: DigestAlgorithm): Promise<Uint8Array> {
    if (algorithm !== 'SHA-256') throw new Error(`this authority stamps SHA-256, not ${algorithm}`);
    const info = new TSTInfo({
      version: 1,
      policy,
      messageImprint: new MessageImprint({
        hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256 }),
        hashedMessage: new asn1.OctetString({ valueHex: Uint8Array.from(stamped).buffer }),
      }),
      serialNumber: serialNumber(),
      genTime: wholeSeconds(now()),
    });
    const content = info.toSchema().toBER();
    const digest = await sha256(new Uint8Array(content));
    const signer = await localSigner(identity, chain);
    return cmsOf(signer, await signAttributes(signer, { contentType: id_eContentType_TSTInfo, content, digest }));
  }
  return { timestamp };
}
