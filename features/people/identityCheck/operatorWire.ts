import { z } from 'zod';
import { permission } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, file } from '../../../platform/wire/envelope.ts';
import { trilingual } from '../../../platform/wire/language.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { failure, identityProvider, identityPurpose, identityState } from './status.ts';

const identityRow = z.object({
  checkId: z.number(),
  name: z.string(),
  purpose: identityPurpose,
  reference: z.string().describe('record that the check belongs to'),
  state: identityState,
  provider: identityProvider.nullable().describe('null: not opened yet'),
  reason: failure.nullable(),
  attempts: z.number().int(),
  createTime: dateTimeText,
  finishTime: dateTimeText.nullable(),
  hasEvidence: z.boolean(),
});
export type IdentityRow = z.infer<typeof identityRow>;

/** Identity checks of all companies, newest first. */
export const identityChecks = records({
  path: '/operation/identityCheck',
  access: permissionsOf('operation:identityCheck'),
  idName: 'checkId',
  row: identityRow,
  fields: {},
  filter: {
    name: optionalLine(100),
    reference: optionalLine(60),
    state: identityState.optional(),
    provider: identityProvider.optional(),
  },
  exportName: 'identityCheck.checks',
  calls: { list: 'Identity checks of all companies, newest first' },
});

const evidenceAccess = permission('operation:identityCheck:evidence');

/** Writes, because who looked is kept in the audit log. */
const looking = { method: 'POST', effect: 'write', access: evidenceAccess, detectsDuplicates: true } as const;

export const openEvidence = call({
  ...looking,
  path: '/operation/identityCheck/openEvidence',
  summary: 'Images and measurements of a check, decrypted',
  input: z.object({ checkId: id }),
  response: data(
    z.object({
      pictures: z.array(z.object({ name: z.string(), jpeg: z.string().describe('base64') })),
      facts: z.string().describe('JSON as it was kept'),
      proves: trilingual,
      doesNotProve: trilingual,
    }),
  ),
});
export type OpenedEvidence = z.infer<typeof openEvidence.response.schema>;

export const downloadEvidence = call({
  ...looking,
  path: '/operation/identityCheck/downloadEvidence',
  summary: 'Evidence of a check as .zip',
  input: z.object({ checkId: id }),
  response: file(),
});

const ENTERPRISE_OUTCOMES = ['confirmed', 'contradicted', 'unknown'] as const;

export const checkEnterprise = call({
  method: 'POST',
  effect: 'write',
  detectsDuplicates: true,
  access: permission('operation:identityCheck:enterprise'),
  path: '/operation/identityCheck/enterprise',
  summary: 'Check a company by name, code and legal representative',
  input: z.object({ name: line(100), code: line(40), legalName: line(60) }),
  response: data(z.object({ outcome: z.enum(ENTERPRISE_OUTCOMES), provider: identityProvider })),
});
