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
  stamp: 'good' | 'absent' | 'broken';
  /** bytes under the signature are those that were signed, by the holder of this certificate */
  isIntact: boolean;
  /** certificate of one of the trusted roots, valid and not revoked when it signed */
  isTrusted: boolean;
  /** null: not revoked; a signature from before holds, as of its time */
  revokedAt: Date | null;
  /** what pages show now against what was signed */
  contentSince: 'same' | 'stamped' | 'changed';
  /** something besides zeros stands in the room that the signature left over */
  hasHiddenBytes: boolean;
  /** the document holds a list of revoked certificates by its issuer */
  hasRevocationData: boolean;
}

/** What speaks against a document, or was expected and is not there. */
export const FINDINGS = [
  'notIntact',
  'notTrusted',
  'revoked',
  'changed',
  'stampAbsent',
  'stampBroken',
  'hiddenBytes',
  'revocationDataAbsent',
  'bytesAfterEnd',
] as const;
export type Finding = (typeof FINDINGS)[number];

export interface DocumentReport {
  /** in the order of signing */
  signatures: readonly SignatureReport[];
  /** of all signatures and the document, each once */
  findings: readonly Finding[];
  /** there is a signature, and nothing was found */
  isValid: boolean;
}

/** What speaks against one signature. */
export function findingsOf(one: SignatureReport): Finding[] {
  if (!one.isIntact) return ['notIntact'];
  const found: Finding[] = [];
  if (!one.isTrusted) found.push(one.revokedAt === null ? 'notTrusted' : 'revoked');
  if (one.contentSince === 'changed') found.push('changed');
  if (one.stamp !== 'good') found.push(one.stamp === 'absent' ? 'stampAbsent' : 'stampBroken');
  if (one.hasHiddenBytes) found.push('hiddenBytes');
  if (!one.hasRevocationData) found.push('revocationDataAbsent');
  return found;
}
