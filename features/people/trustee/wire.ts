import { z } from 'zod';
import { permission, publicly, rule } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { EMPOWER_TYPE } from '../../../platform/wire/currentUser.ts';
import { data, file, nothing } from '../../../platform/wire/envelope.ts';
import { language } from '../../../platform/wire/language.ts';
import { lifecycle } from '../../../platform/wire/lifecycle.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { TRUSTEE_MOVES, TRUSTEE_STATUSES, trusteeAbilities, trusteeStatus } from './status.ts';
import { trusteeForm } from './trusteeForm.ts';

/** Inventory A10. */
const owner = rule('trusteeOwner', (user) => user.companyId !== null && user.empowerType === EMPOWER_TYPE.owner);
const signer = rule('trusteeSigner', (user) => user.companyId !== null && user.empowerType === EMPOWER_TYPE.signer);
const ownerOrSigner = rule('trusteeOwnerOrSigner', (user) => user.companyId !== null && user.empowerType !== null);

const trustee = z.object({
  id,
  authorizedName: z.string(),
  authorizedMobile: z.string(),
  authorizedIdNo: z.string(),
  authorizedStartDate: z.string(),
  authorizedEndDate: z.string(),
  addTime: z.string().describe('of the last application'),
  status: trusteeStatus.describe('dictionary authorizeStatus'),
  authorizedUrl: z.string().describe('letter of attorney, relative to the wire base'),
  resourceId: id,
  inScope: z.boolean().describe('today lies within start and end'),
  reason: z.string().describe('of a rejection or revocation'),
  linkSentTime: z.string().nullable().describe('of the last signing link'),
  linkOpenedTime: z.string().nullable(),
  abilities: trusteeAbilities,
});
export type Trustee = z.infer<typeof trustee>;

export const listTrustees = call({
  method: 'GET',
  path: '/authorize/list',
  effect: 'read',
  access: ownerOrSigner,
  summary: 'Your company’s powers of attorney, newest first',
  input: z.object({}),
  response: data(z.object({ aaData: z.array(trustee) })),
});

/** By GET in the specification; POST is answered too (inventory Z03). */
const ownerWrite = { method: 'GET', effect: 'write', access: owner } as const;
const named = z.object({ authorizedId: id });

export const addTrustee = call({
  ...ownerWrite,
  path: '/authorize/add',
  summary: 'Submit a power of attorney',
  input: trusteeForm,
  response: data(named),
});

export const updateTrustee = call({
  ...ownerWrite,
  path: '/authorize/update',
  summary: 'Change a power of attorney that is not approved and resubmit it',
  input: trusteeForm.extend(named.shape),
  response: nothing(),
});

export const deleteTrustee = call({
  ...ownerWrite,
  path: '/authorize/delete',
  summary: 'Delete a power of attorney that is not approved',
  input: named,
  response: nothing(),
});

export const revokeTrustee = call({
  ...ownerWrite,
  path: '/authorize/revoke',
  summary: 'Revoke an approved power of attorney immediately; its signing links become invalid',
  input: named.extend({ reason: optionalLine(200) }),
  response: nothing(),
});

export const downloadLetter = call({
  method: 'GET',
  path: '/authorize/template',
  effect: 'read',
  access: ownerOrSigner,
  summary: 'Power of attorney form (.docx) with the data of the company, and of a signatory if given',
  input: z.object({
    authorizedId: id.optional(),
    language: language.optional().describe("left out: the company's"),
  }),
  response: file(),
});

/** Hours that a signing link is valid. */
export const LINK_HOURS = 24;
/** Links to one trustee in 24 hours, and the wait between two of them. */
export const LINKS_A_DAY = 5;
export const LINK_WAIT_SECONDS = 60;

export const sendSignLink = call({
  method: 'POST',
  path: '/authorize/sign',
  effect: 'write',
  access: signer,
  summary: 'Send a single-use signing link to the signatory’s phone; earlier links become invalid',
  input: named,
  response: data(z.object({ authorizedMobile: z.string(), expireTime: z.string() })),
});

const linkFacts = z.object({
  companyFullName: z.string(),
  authorizedName: z.string(),
  authorizedIdNo: z.string().describe('all but its last four characters hidden'),
  authorizedStartDate: z.string(),
  authorizedEndDate: z.string(),
  expireTime: z.string().describe('of the link'),
});
export type LinkFacts = z.infer<typeof linkFacts>;

/** Characters of a link's token and of the browser's key. */
const KEY_LENGTH = 100;

export const openSignLink = call({
  method: 'POST',
  path: '/authorize/openLink',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: 20,
  detectsDuplicates: true,
  summary: 'Open a signing link; it is bound to the browser that opens it first',
  input: z.object({
    token: line(KEY_LENGTH),
    browserKey: line(KEY_LENGTH).describe('random, kept by the browser'),
  }),
  response: data(linkFacts),
});

/** Trustee authorizations under review, longest waiting first. */
export const trusteeReview = records({
  path: '/operation/trustee',
  access: permissionsOf('operation:trustee'),
  idName: 'authorizedId',
  row: z.object({
    authorizedId: z.number(),
    companyFullName: z.string(),
    companyNo: z.string(),
    authorizedName: z.string(),
    authorizedMobile: z.string(),
    authorizedStartDate: z.string(),
    authorizedEndDate: z.string(),
    submitTime: z.string(),
    status: trusteeStatus,
  }),
  fields: {},
  filter: {
    companyFullName: optionalLine(100),
    authorizedName: optionalLine(50),
    status: trusteeStatus.optional(),
  },
  exportName: 'trustee.authorization',
  calls: { list: 'Trustee authorizations of all companies, waiting ones first' },
});

const review = z.object({
  authorizedId: id,
  version: z.number().int().describe('sent back with the decision, which holds for what was seen'),
  status: trusteeStatus,
  companyFullName: z.string(),
  companyNo: z.string(),
  registrationCode: z.string(),
  legalName: z.string(),
  companyAddr: z.string(),
  authorizedName: z.string(),
  authorizedMobile: z.string(),
  authorizedIdNo: z.string(),
  authorizedStartDate: z.string(),
  authorizedEndDate: z.string(),
  submitTime: z.string(),
  applicantName: z.string(),
  reason: z.string(),
  decidedName: z.string(),
  decidedTime: z.string().nullable(),
  otherCompanies: z.array(z.string()).describe('that have named the same person'),
  abilities: z.object({ decide: z.boolean() }),
});
export type TrusteeReview = z.infer<typeof review>;

export const readTrusteeReview = call({
  method: 'GET',
  path: '/operation/trustee/detail',
  effect: 'read',
  access: permission('operation:trustee:query'),
  summary: 'A power of attorney with the data of its company',
  input: named,
  response: data(review),
});

/** PostgreSQL integer. */
const MAX_VERSION = 2_147_483_647;

/** An owner submits and revokes by calls of another shape; a job lets it expire. */
export const trusteeLife = lifecycle({
  states: TRUSTEE_STATUSES,
  idName: 'authorizedId',
  moves: { ...TRUSTEE_MOVES, reject: { ...TRUSTEE_MOVES.reject, reason: 500, isDangerous: true } },
  sides: {
    operator: {
      path: '/operation/trustee',
      access: permission('operation:trustee:edit'),
      seen: { version: z.number().int().min(0).max(MAX_VERSION) },
      calls: {
        approve: 'Approve a trustee authorization',
        reject: 'Reject a trustee authorization with a reason',
      },
    },
  },
});
export const { approve: approveTrustee, reject: rejectTrustee } = trusteeLife.calls;
