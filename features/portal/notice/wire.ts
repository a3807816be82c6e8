import { z } from 'zod';
import { richText } from '../../../libs/richText/richText.ts';
import { permission, signedIn } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, nothing, rows } from '../../../platform/wire/envelope.ts';
import { trilingual } from '../../../platform/wire/language.ts';
import { topic } from '../../../platform/wire/live/topic.ts';
import { pageInput, sortInput } from '../../../platform/wire/paging.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { id, ids, line, optionalLine } from '../../../platform/wire/validators.ts';
import { audience } from './audience.ts';
import { noticeStatus } from './states.ts';

/** '1': opens by itself, once in each browser. */
const forceTip = z.enum(['0', '1']);

/** In the reader's language, falling back to Chinese (portal 3). */
export const notice = z.object({
  id,
  noticeTitle: z.string(),
  noticeContent: z.string().describe('rich text; pictures and films name uploaded files'),
  noticeUrl: z.string().describe('leads elsewhere instead of showing its content; empty: none'),
  isForceTip: forceTip,
  beginTime: dateTimeText,
  endTime: z.string().describe('empty: until it is withdrawn'),
});
export type Notice = z.infer<typeof notice>;

/** Limit of notices per reader. */
export const MOST_SHOWN = 50;

export const queryNoticeList = call({
  method: 'GET',
  path: '/tip/queryNoticeList',
  effect: 'read',
  access: signedIn,
  summary: 'Notices currently shown to the user, latest first, at most 50',
  input: z.object({
    withContent: z
      .enum(['0', '1'])
      .default('1')
      .describe("'0': `noticeContent` is left empty, for those who read it when a notice is opened"),
  }),
  response: data(z.array(notice)),
});

export const queryNotice = call({
  method: 'GET',
  path: '/tip/queryNotice',
  effect: 'read',
  access: signedIn,
  summary: 'A notice currently shown to the user',
  input: z.object({ id }),
  response: data(notice),
});

/** Empty payload: the audience is checked when notices are read. */
export const noticesChanged = topic({
  path: '/notice',
  payload: z.object({}),
  access: () => true,
  summary: 'Notices have been published, changed or withdrawn, or their display period has started or ended',
});

/** List row of the editors. */
const noticeEntry = z.object({
  id,
  title: z.string().describe('in the language of the request, else in Chinese'),
  standing: noticeStatus,
  noticeUrl: z.string(),
  isForceTip: forceTip,
  companyTypes: z.array(z.number()),
  companyScopes: z.array(z.number()),
  roleKeys: z.array(z.string()),
  beginTime: dateTimeText,
  endTime: z.string(),
  writerName: z.string(),
  updateTime: z.string(),
  abilities: z.object({
    edit: z.boolean(),
    publish: z.boolean(),
    withdraw: z.boolean(),
    remove: z.boolean(),
  }),
});
export type NoticeEntry = z.infer<typeof noticeEntry>;

const noticeDetail = noticeEntry.extend({ titles: trilingual, contents: trilingual });
export type NoticeDetail = z.infer<typeof noticeDetail>;

export const LONGEST_TITLE = 100;
export const LONGEST_URL = 500;

const written = {
  titles: z.object({
    zh: line(LONGEST_TITLE),
    en: optionalLine(LONGEST_TITLE),
    ru: optionalLine(LONGEST_TITLE),
  }),
  contents: z.object({ zh: richText, en: richText, ru: richText }),
  noticeUrl: optionalLine(LONGEST_URL).describe('http, https, or a page of the app such as /planyleList'),
  isForceTip: forceTip.default('0'),
  ...audience,
  beginTime: dateTimeText,
  endTime: z.union([dateTimeText, z.literal('')]).default(''),
};

export const listNotices = call({
  method: 'GET',
  path: '/operation/notice/list',
  effect: 'read',
  access: permission('operation:notice:list'),
  summary: 'All notices, latest first',
  input: z.object({
    ...pageInput,
    ...sortInput(['beginTime', 'updateTime']),
    title: optionalLine(LONGEST_TITLE).describe('a part of the title in any language'),
    standing: noticeStatus.optional(),
  }),
  response: rows(noticeEntry),
});

export const readNotice = call({
  method: 'GET',
  path: '/operation/notice/{id}',
  effect: 'read',
  access: permission('operation:notice:list'),
  summary: 'A notice with its full content',
  input: z.object({ id }),
  response: data(noticeDetail),
});

export const addNotice = call({
  method: 'POST',
  path: '/operation/notice',
  effect: 'write',
  access: permission('operation:notice:add'),
  maxBodyKb: 640,
  summary: 'Create a notice; it remains a draft until published',
  input: z.object(written),
  response: data(z.object({ id })),
});

export const changeNotice = call({
  method: 'PUT',
  path: '/operation/notice',
  effect: 'write',
  access: permission('operation:notice:edit'),
  maxBodyKb: 640,
  summary: 'Change a notice; changes to a published notice are visible immediately',
  input: z.object({ id, ...written }),
  response: nothing(),
});

export const publishNotice = call({
  method: 'POST',
  path: '/operation/notice/publish',
  effect: 'write',
  access: permission('operation:notice:publish'),
  summary: 'Publish a notice; it is shown from its start time',
  input: z.object({ id }),
  response: nothing(),
});

export const withdrawNotice = call({
  method: 'POST',
  path: '/operation/notice/withdraw',
  effect: 'write',
  access: permission('operation:notice:publish'),
  summary: 'Withdraw a notice immediately',
  input: z.object({ id }),
  response: nothing(),
});

export const removeNotice = call({
  method: 'DELETE',
  path: '/operation/notice/{id}',
  effect: 'write',
  access: permission('operation:notice:remove'),
  summary: 'Delete drafts: one id, or several with commas',
  input: z.object({ id: ids }),
  response: nothing(),
});
