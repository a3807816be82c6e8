import { z } from 'zod';
import { permission, publicly } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, file, nothing } from '../../../platform/wire/envelope.ts';
import { id, line } from '../../../platform/wire/validators.ts';
import { contractState } from './contractState.ts';
import { contractEventKind, contractSide } from './eventKinds.ts';
import { voidRequest } from './lifeWire.ts';

const read = { method: 'GET', effect: 'read', access: permission('operation:contract:list') } as const;
const ofContract = z.object({ contractId: id });

const event = z.object({
  place: z.number().int(),
  kind: contractEventKind,
  happenedAt: z.string(),
  side: contractSide,
  actorName: z.string(),
  address: z.string(),
  device: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  hash: z.string(),
});
export type ShownEvent = z.infer<typeof event>;

const detail = z.object({
  contractId: z.number(),
  contractNo: z.string(),
  companyFullName: z.string(),
  contractState,
  documentId: z.number().describe('document without signatures'),
  signedId: z.number().nullable(),
  countersignedName: z.string(),
  countersignedAt: z.string().nullable(),
  voidedAt: z.string().nullable(),
  lastVoid: voidRequest.nullable(),
  abilities: z.object({ askVoid: z.boolean() }),
  links: z.array(
    z.object({
      linkId: z.number(),
      sentAt: z.string(),
      sentBy: z.string(),
      receiver: z.string(),
      expiresAt: z.string(),
      state: z.enum(['open', 'opened', 'used', 'replaced', 'expired']),
    }),
  ),
  events: z.array(event),
  brokenAt: z.number().int().nullable().describe('place where the chain of events breaks; null: it holds'),
});
export type ContractDetail = z.infer<typeof detail>;

export const readContractDetail = call({
  ...read,
  path: '/operation/contract/detail',
  summary: 'A contract with its events, signing links and termination requests',
  input: ofContract,
  response: data(detail),
});

export const listSignatures = call({
  ...read,
  path: '/operation/contract/signatures',
  isLongRunning: true,
  summary: 'Signatures of a contract, verified now',
  input: ofContract,
  response: data(
    z.array(
      z.object({
        fieldName: z.string(),
        signerName: z.string(),
        organization: z.string(),
        signedAt: z.string().nullable(),
        isValid: z.boolean(),
        revokedAt: z.string().nullable(),
      }),
    ),
  ),
});

export const operatorEvidence = call({
  ...read,
  path: '/operation/contract/evidence',
  isLongRunning: true,
  summary: 'Evidence of a contract: documents, events, certificates and verification guide (.zip)',
  input: ofContract,
  response: file(),
});

export const listCertificates = call({
  ...read,
  path: '/operation/contract/certificates',
  summary: 'Certificates of a contract’s company and of its signers',
  input: ofContract,
  response: data(
    z.array(
      z.object({
        identityId: z.number(),
        name: z.string(),
        isPerson: z.boolean(),
        serialNumber: z.string(),
        issuedAt: z.string(),
        expiresAt: z.string(),
        revokedAt: z.string().nullable(),
        revocationReason: z.string(),
      }),
    ),
  ),
});

export const revokeCertificate = call({
  method: 'POST',
  effect: 'write',
  access: permission('operation:contract:edit'),
  path: '/operation/contract/revokeCertificate',
  summary: 'Revoke a certificate; later signatures with it are invalid, earlier ones remain valid',
  input: z.object({ contractId: id, identityId: id, reason: line(500) }),
  response: nothing(),
});

export const readRevocationList = call({
  method: 'GET',
  effect: 'read',
  access: publicly,
  path: '/contract/revocationList',
  rateLimitPerMinute: 60,
  summary: 'Certificate revocation list of the signatures (RFC 5280), DER in base64',
  input: z.object({}),
  response: data(z.string().describe("'': the authority has not signed yet")),
});
