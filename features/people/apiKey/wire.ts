import { z } from 'zod';
import { rule } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, nothing, rows } from '../../../platform/wire/envelope.ts';
import { pageInput } from '../../../platform/wire/paging.ts';
import { dateText, dateTimeText } from '../../../platform/wire/time.ts';
import { id, line } from '../../../platform/wire/validators.ts';

/** What a key may be allowed; server/scopes.ts lists the calls. */
export const API_SCOPES = [
  'trains.read',
  'bookings.read',
  'bookings.write',
  'tracking.read',
  'papers.read',
  'signIn',
] as const;
const apiScope = z.enum(API_SCOPES);
export type ApiScope = z.infer<typeof apiScope>;

const KEY_STATES = ['active', 'expiring', 'expired', 'revoked', 'stopped'] as const;
export type KeyState = (typeof KEY_STATES)[number];

/** Longest life of a key. */
export const MAX_KEY_DAYS = 365;
/** The company is told so long before. */
export const EXPIRING_DAYS = 14;
export const MAX_KEYS = 50;
export const MAX_ADDRESSES = 20;
/** Per key and server process. */
export const KEY_CALLS_PER_MINUTE = 300;

const mainAccount = rule('mainAccount', (user) => user.companyId !== null && user.isMainAccount);
const member = rule('member of a company', (user) => user.companyId !== null);
const keyHolder = rule('API key', (user) => user.apiKey !== undefined);

const apiKeyRow = z.object({
  keyId: z.number(),
  name: z.string(),
  prefix: z.string().describe('the beginning of the key, by which it is recognized'),
  scopes: z.array(apiScope),
  addresses: z.array(z.string()).describe('empty: from everywhere'),
  makerName: z.string(),
  createTime: dateTimeText,
  expireTime: dateTimeText,
  lastUsedTime: dateTimeText.nullable().describe('to within five minutes'),
  state: z.enum(KEY_STATES).describe('`stopped`: its maker was disabled or has left the company'),
});
export type ApiKeyRow = z.infer<typeof apiKeyRow>;

export const listApiKeys = call({
  method: 'GET',
  path: '/mycenter/apiKey/list',
  effect: 'read',
  access: mainAccount,
  summary: 'Your company’s API keys, newest first',
  input: z.object(pageInput),
  response: rows(apiKeyRow),
});

export const createApiKey = call({
  method: 'POST',
  path: '/mycenter/apiKey',
  effect: 'write',
  access: mainAccount,
  summary: 'Create an API key; the key is returned only once',
  input: z.object({
    name: line(50),
    scopes: z.array(apiScope).min(1).max(API_SCOPES.length),
    expireDate: dateText.describe('last day of the key, within a year'),
    addresses: z
      .array(line(50))
      .max(MAX_ADDRESSES)
      .default([])
      .describe('IP addresses or networks such as 203.0.113.0/24; empty: from everywhere'),
  }),
  response: data(z.object({ keyId: z.number(), key: z.string() })),
});

export const revokeApiKey = call({
  method: 'POST',
  path: '/mycenter/apiKey/revoke',
  effect: 'write',
  access: mainAccount,
  summary: 'Revoke an API key immediately',
  input: z.object({ keyId: id }),
  response: nothing(),
});

const partner = z.object({
  keyId: z.number(),
  name: z.string(),
  makerName: z.string(),
  isAllowed: z.boolean(),
});
export type Partner = z.infer<typeof partner>;

export const listPartners = call({
  method: 'GET',
  path: '/mycenter/partner/list',
  effect: 'read',
  access: member,
  summary: 'Partner sites that may sign in your company’s users, and whether the user allows them',
  input: z.object({}),
  response: rows(partner),
});

export const allowPartner = call({
  method: 'POST',
  path: '/mycenter/partner/allow',
  effect: 'write',
  access: member,
  summary: 'Allow a partner site to sign the user in, or withdraw the consent',
  input: z.object({ keyId: id, isAllowed: z.enum(['0', '1']) }),
  response: nothing(),
});

export const createPartnerCode = call({
  method: 'POST',
  path: '/auth/partnerCode',
  effect: 'write',
  access: keyHolder,
  detectsDuplicates: true,
  summary:
    'One-time code for a user of your company, for `/custom/auth-redirect?code=…&to=/path`; needs an API key with scope signIn',
  input: z.object({
    userName: line(100),
    audience: line(200).describe('address or host of this portal, such as https://portal.example.com'),
  }),
  response: data(z.object({ code: z.string(), expiresIn: z.number().int().describe('seconds') })),
});
