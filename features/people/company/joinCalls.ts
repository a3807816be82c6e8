import { z } from 'zod';
import { permission, rule, signedIn } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, nothing, rows } from '../../../platform/wire/envelope.ts';
import { pageInput } from '../../../platform/wire/paging.ts';
import { id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { OWN_PATHS } from './ownPaths.ts';

/** Only who has no company may register or join one. */
export const tourist = rule('tourist', (user) => user.companyId === null);

/** Deciding who joins: of main accounts, and of those to whom they gave the right `people`; granted to no role. */
export const joinDecision = permission('company:member:edit');

export const mainAccount = rule('mainAccount', (user) => user.companyId !== null && user.isMainAccount);

/** Joining an existing company (portal 2.1, /bind). */
const joinStatus = z.enum(['pending', 'agreed', 'declined', 'withdrawn']);
const joinRequest = z.object({
  joinId: id,
  companyFullName: z.string(),
  personName: z.string(),
  contact: z.string(),
  remark: z.string(),
  status: joinStatus,
  addTime: z.string(),
});
export type JoinRequest = z.infer<typeof joinRequest>;

export const getCompanyByCompanyName = call({
  method: 'GET',
  path: '/mycenter/getCompanyByCompanyName',
  effect: 'read',
  access: signedIn,
  rateLimitPerMinute: 30,
  summary: 'The company with exactly this name; null: none',
  input: z.object({ companyName: line(100) }),
  response: data(z.object({ companyNo: z.string(), companyFullName: z.string() }).nullable()),
});

export const bindingCompany = call({
  method: 'GET',
  path: '/mycenter/bindingCompany',
  effect: 'write',
  access: tourist,
  rateLimitPerMinute: 60,
  summary: 'Request to join a company; its main account receives a to-do',
  input: z.object({
    companyNo: line(20),
    companyFullName: line(100).describe('as the number alone would tell the name of every company'),
    remark: optionalLine(200),
  }),
  response: nothing(),
});

export const queryOwnJoin = call({
  method: 'GET',
  path: OWN_PATHS.join,
  effect: 'read',
  access: signedIn,
  summary: 'The user’s latest join request; null: none',
  input: z.object({}),
  response: data(joinRequest.nullable()),
});

export const withdrawJoin = call({
  method: 'POST',
  path: '/mycenter/withdrawJoin',
  effect: 'write',
  access: tourist,
  summary: 'Withdraw your request to join a company',
  input: z.object({ joinId: id }),
  response: nothing(),
});

export const queryJoinRequests = call({
  method: 'GET',
  path: OWN_PATHS.joinRequests,
  effect: 'read',
  access: joinDecision,
  summary: 'Requests to join your company, pending ones first',
  input: z.object({ ...pageInput, status: joinStatus.optional() }),
  response: rows(joinRequest),
});

export const empAudit = call({
  method: 'GET',
  path: '/mycenter/empAudit',
  effect: 'write',
  access: joinDecision,
  summary: 'Accept a request to join your company, or decline it with a reason',
  input: z.object({ joinId: id, agree: z.enum(['0', '1']), reason: optionalLine(200) }),
  response: nothing(),
});

/** Licence, certificates and pending changes of the own company: held by the main account, granted to no role. */
