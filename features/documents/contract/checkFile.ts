import { z } from 'zod';
import type { DocumentReport, SignatureReport } from '../../../libs/pdfSigning/report.ts';
import { verifyPdf } from '../../../libs/pdfSigning/verifyPdf.ts';
import { inMemory } from '../../../libs/zip/byteSource.ts';
import { readMembers } from '../../../libs/zip/readMembers.ts';
import { unpackMember } from '../../../libs/zip/unpackMember.ts';
import { type ContractFinding, contractFindings } from './contractFindings.ts';
import { endOf, firstBreak, sha256Hex } from './eventChain.ts';
import { bindingOf } from './evidenceBinding.ts';

/** A contract (.pdf), or the pack of its evidence (.zip), checked. */
export interface CheckedFile {
  signatures: readonly SignatureReport[];
  findings: readonly ContractFinding[];
  /** null: no pack */
  eventCount: number | null;
}

/** DER: certificates to trust, and their revocation lists of today. */
interface Trust {
  roots: readonly Uint8Array[];
  lists: readonly Uint8Array[];
}

const ZIP_BEGINNING = [0x50, 0x4b, 0x03, 0x04];

/** Runs in browsers too. Throws for bytes that are neither a PDF nor a pack. */
export async function checkFile(bytes: Uint8Array, { roots, lists }: Trust): Promise<CheckedFile> {
  const verified = (pdf: Uint8Array) => verifyPdf(pdf, roots, lists);
  if (ZIP_BEGINNING.every((byte, at) => bytes[at] === byte)) return checkPack(bytes, verified);
  const report = await verified(bytes);
  return { signatures: report.signatures, findings: contractFindings(report), eventCount: null };
}

const event = z.object({
  contractId: z.number(),
  place: z.number(),
  kind: z.string(),
  happenedAt: z.coerce.date(),
  side: z.string(),
  accountId: z.number().nullable(),
  actorName: z.string(),
  address: z.string(),
  device: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  previousHash: z.string(),
  hash: z.string(),
});
const told = z.object({ contractNo: z.string(), documentSha256: z.string(), events: z.array(event) });

const LIMITS = { entries: 1000, directoryBytes: 1_000_000 };
const MAX_MEMBER_BYTES = 100_000_000;

async function packMembers(bytes: Uint8Array): Promise<(name: string) => Promise<Uint8Array>> {
  const source = inMemory(bytes);
  const directory = await readMembers(source, LIMITS);
  const members = directory.status === 'read' ? directory.members : [];
  const nameOf = (raw: Uint8Array) => new TextDecoder().decode(raw);
  return (name) => {
    const found = members.find(({ rawName }) => nameOf(rawName) === name);
    if (found === undefined) throw new Error(`the pack has no ${name}`);
    return unpackMember(source, found, MAX_MEMBER_BYTES);
  };
}

async function checkPack(
  bytes: Uint8Array,
  verified: (pdf: Uint8Array) => Promise<DocumentReport>,
): Promise<CheckedFile> {
  const member = await packMembers(bytes);
  const pdf = await member('contract.pdf');
  const { contractNo, documentSha256, events } = told.parse(
    JSON.parse(new TextDecoder().decode(await member('evidence.json'))),
  );
  const [contract, evidence] = [await verified(pdf), await verified(await member('evidence.pdf'))];
  const end = endOf(events);
  const binding = bindingOf({ contractNo, documentSha256, end });
  const findings = new Set<ContractFinding>([...contractFindings(contract), ...evidence.findings]);
  if ((await sha256Hex(pdf)) !== documentSha256) findings.add('otherContract');
  if ((await firstBreak(events, end)) !== null) findings.add('chainBroken');
  if (!evidence.signatures.some(({ reason }) => reason === binding)) findings.add('chainUnbound');
  return {
    signatures: [...contract.signatures, ...evidence.signatures],
    findings: [...findings],
    eventCount: events.length,
  };
}
