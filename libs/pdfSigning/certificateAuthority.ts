import 'reflect-metadata';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  Extension,
  type JsonName,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
  X509CrlGenerator,
  X509CrlReason,
} from '@peculiar/x509';
import { Integer } from 'asn1js';

const KEYS = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' } as const;
/** CryptoKey, which programs without DOM know by no name. */
type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

const DAY_MS = 86_400_000;
/** Certificates are valid a little before they are made: clocks of readers differ. */
const CLOCK_SKEW_MS = 5 * 60_000;

/** A certificate with its key, as bytes that can be kept: DER and PKCS #8. */
export interface Identity {
  certificate: Uint8Array;
  privateKey: Uint8Array;
}

/** Who a certificate is for; X.520 attributes, in any script. */
export interface Subject {
  commonName: string;
  organization?: string;
  /** unified social credit code, tax number, number of an identity paper */
  serialNumber?: string;
  /** ISO 3166-1, two letters */
  country?: string;
}

interface Term {
  from: Date;
  days: number;
}

/** May sign documents, or may vouch for times (RFC 3161). */
export type Purpose = 'signing' | 'timestamps';

/** PKCS #8 in, key for signing out. */
export function importKey(privateKey: Uint8Array): Promise<Key> {
  return crypto.subtle.importKey('pkcs8', Uint8Array.from(privateKey), KEYS, false, ['sign']);
}

async function newKeys(): Promise<{
  publicKey: Key;
  signingKey: Key;
  bytes: Uint8Array;
}> {
  const keys = await crypto.subtle.generateKey(KEYS, true, ['sign', 'verify']);
  const bytes = new Uint8Array(await crypto.subtle.exportKey('pkcs8', keys.privateKey));
  return { publicKey: keys.publicKey, signingKey: keys.privateKey, bytes };
}

const SERIAL_NUMBER = '2.5.4.5';

function nameOf({ commonName, organization, serialNumber, country }: Subject): JsonName {
  const name: JsonName = [];
  if (country) name.push({ C: [country] });
  if (organization) name.push({ O: [organization] });
  if (serialNumber) name.push({ [SERIAL_NUMBER]: [serialNumber] });
  return [...name, { CN: [commonName] }];
}

function validityOf({ from, days }: Term) {
  return {
    notBefore: new Date(from.getTime() - CLOCK_SKEW_MS),
    notAfter: new Date(from.getTime() + days * DAY_MS),
  };
}

/** A root that signs its own certificate. */
export async function createAuthority(subject: Subject, term: Term): Promise<Identity> {
  const { publicKey, signingKey, bytes } = await newKeys();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: nameOf(subject),
    keys: { publicKey, privateKey: signingKey },
    ...validityOf(term),
    signingAlgorithm: SIGNATURE,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(publicKey),
    ],
  });
  return { certificate: new Uint8Array(certificate.rawData), privateKey: bytes };
}

async function extensionsOf(purpose: Purpose, publicKey: Key, root: X509Certificate): Promise<Extension[]> {
  const usage = KeyUsageFlags.digitalSignature | (purpose === 'signing' ? KeyUsageFlags.nonRepudiation : 0);
  return [
    new BasicConstraintsExtension(false, undefined, true),
    new KeyUsagesExtension(usage, true),
    // RFC 3161 2.3: this one alone, and critical
    ...(purpose === 'timestamps' ? [new ExtendedKeyUsageExtension([ExtendedKeyUsage.timeStamping], true)] : []),
    await SubjectKeyIdentifierExtension.create(publicKey),
    await AuthorityKeyIdentifierExtension.create(root),
  ];
}

/** A certificate of the authority with a new key. */
export async function issueIdentity(
  authority: Identity,
  purpose: Purpose,
  subject: Subject,
  term: Term,
): Promise<Identity> {
  const root = new X509Certificate(Uint8Array.from(authority.certificate));
  const { publicKey, bytes } = await newKeys();
  const certificate = await X509CertificateGenerator.create({
    subject: nameOf(subject),
    issuer: root.subjectName.toJSON(),
    publicKey,
    signingKey: await importKey(authority.privateKey),
    ...validityOf(term),
    signingAlgorithm: SIGNATURE,
    extensions: await extensionsOf(purpose, publicKey, root),
  });
  return { certificate: new Uint8Array(certificate.rawData), privateKey: bytes };
}

/** Number of a certificate, hexadecimal, as revocation lists name it. */
export function serialNumberOf(certificate: Uint8Array): string {
  return new X509Certificate(Uint8Array.from(certificate)).serialNumber;
}

/** Name of a certificate's holder. */
export function commonNameOf(certificate: Uint8Array): string {
  const [name = ''] = new X509Certificate(Uint8Array.from(certificate)).subjectName.getField('CN');
  return name;
}

const CRL_NUMBER = '2.5.29.20';

/** Later lists have greater numbers (RFC 5280 5.2.3). */
const crlNumber = (at: Date) => new Extension(CRL_NUMBER, false, Integer.fromBigInt(BigInt(at.getTime())).toBER());

interface Revocation {
  serialNumber: string;
  at: Date;
}

/**
 * List of the authority's revoked certificates (RFC 5280 5), DER; valid for `days`. `from` is now: a list from before a
 * signature says nothing about it.
 */
export async function createRevocationList(
  authority: Identity,
  revoked: readonly Revocation[],
  { from, days }: Term,
): Promise<Uint8Array> {
  const root = new X509Certificate(Uint8Array.from(authority.certificate));
  const list = await X509CrlGenerator.create({
    issuer: root.subjectName.toJSON(),
    thisUpdate: from,
    nextUpdate: new Date(from.getTime() + days * DAY_MS),
    entries: revoked.map(({ serialNumber, at }) => ({
      serialNumber,
      revocationDate: at,
      // without one the library writes an empty list of extensions, which readers refuse
      reason: X509CrlReason.cessationOfOperation,
    })),
    signingKey: await importKey(authority.privateKey),
    signingAlgorithm: SIGNATURE,
    extensions: [await AuthorityKeyIdentifierExtension.create(root), crlNumber(from)],
  });
  return new Uint8Array(list.rawData);
}
