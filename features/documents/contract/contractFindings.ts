import { type DocumentReport, FINDINGS } from '../../../libs/pdfSigning/report.ts';
import { PARTY_FIELDS } from './partyFields.ts';

/** What keeps a contract, or the pack of its evidence, from passing. */
export const CONTRACT_FINDINGS = [
  ...FINDINGS,
  'partyAMissing',
  'partyBMissing',
  'otherContract',
  'chainBroken',
  'chainUnbound',
] as const;
export type ContractFinding = (typeof CONTRACT_FINDINGS)[number];

/** Those that say what could not be confirmed; all others, that something is wrong. */
const UNCONFIRMED: ReadonlySet<string> = new Set<ContractFinding>([
  'stampAbsent',
  'revocationDataAbsent',
  'partyAMissing',
  'partyBMissing',
]);

export const isUnconfirmed = (findings: readonly string[]) => findings.every((finding) => UNCONFIRMED.has(finding));

/** Of a document, and of the parties that have not signed it where it is a contract. */
export function contractFindings({ signatures, findings }: DocumentReport): ContractFinding[] {
  const names = signatures.map(({ fieldName }) => fieldName);
  const hasA = names.includes(PARTY_FIELDS.a);
  const hasB = names.includes(PARTY_FIELDS.b);
  if (hasA === hasB) return [...findings];
  return [...findings, hasA ? 'partyBMissing' : 'partyAMissing'];
}
