import { z } from 'zod';
import { permission } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, nothing } from '../../../platform/wire/envelope.ts';
import { language } from '../../../platform/wire/language.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { SHARE_ACCESS } from './accessWire.ts';
import { linkDeed, linkState, linkTask, MAX_DAYS, MAX_USES } from './link.ts';

const linkRow = z.object({
  linkId: z.number(),
  orderBigNo: z.string(),
  task: linkTask,
  recipient: z.string().describe('for whom it was made, as its maker noted'),
  containerNo: z.string().describe("of a link for one container, once known; ''"),
  isForOne: z.boolean().describe('for one container, not for all of the order'),
  language,
  makerName: z.string(),
  createTime: dateTimeText,
  expireTime: dateTimeText,
  maxUses: z.number().int(),
  usedCount: z.number().int(),
  lastUseTime: dateTimeText.nullable(),
  state: linkState,
});
export type LinkRow = z.infer<typeof linkRow>;

/** Links of the own company's orders; for operators, of all. */
export const shareLinks = records({
  path: '/share/link',
  access: permissionsOf('share:link'),
  idName: 'linkId',
  row: linkRow,
  fields: {},
  filter: { orderBigNo: optionalLine(20), task: linkTask.optional(), state: linkState.optional() },
  calls: { list: "Shared links of the company's orders; for operators, of all orders" },
});

export const listLinksOfOrder = call({
  method: 'GET',
  path: '/share/ofOrder',
  effect: 'read',
  access: permission(SHARE_ACCESS.list),
  summary: 'Shared links of an order, newest first',
  input: z.object({ orderBigNo: line(20) }),
  response: data(z.array(linkRow)),
});

const madeLink = z.object({
  linkId: z.number(),
  url: z.string().describe('shown this once: the portal keeps a hash of its token alone'),
  expireTime: dateTimeText,
});
export type MadeLink = z.infer<typeof madeLink>;

export const makeShareLink = call({
  method: 'POST',
  path: '/share/makeLink',
  effect: 'write',
  access: permission(SHARE_ACCESS.edit),
  summary: 'Make a link that opens one task of an order without an account',
  input: z.object({
    orderBigNo: line(20),
    orderContainerId: id.nullable().describe('null: all containers of the order'),
    task: linkTask,
    recipient: optionalLine(60),
    language,
    days: z.number().int().min(1).max(MAX_DAYS),
    maxUses: z.number().int().min(1).max(MAX_USES),
  }),
  response: data(madeLink),
});

export const revokeShareLink = call({
  method: 'POST',
  path: '/share/revokeLink',
  effect: 'write',
  access: permission(SHARE_ACCESS.edit),
  summary: 'Revoke a shared link: it opens nothing from now on',
  input: z.object({ linkId: id }),
  response: nothing(),
});

const linkUse = z.object({
  useId: z.number(),
  time: dateTimeText,
  deed: linkDeed,
  device: z.string().describe('system and browser, no more'),
  detail: z.string().describe('what was given: numbers, weights, file names'),
  resourceId: z.number().nullable().describe('of a file that was given'),
});
export type LinkUse = z.infer<typeof linkUse>;

export const listLinkUses = call({
  method: 'GET',
  path: '/share/uses',
  effect: 'read',
  access: permission(SHARE_ACCESS.list),
  summary: 'Log of a shared link, newest first: up to 300 entries',
  input: z.object({ linkId: id }),
  response: data(z.array(linkUse)),
});
