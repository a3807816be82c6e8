import { z } from 'zod';
import { signedIn } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, fields, nothing } from '../../../platform/wire/envelope.ts';
import { topic } from '../../../platform/wire/live/topic.ts';
import { wordsOfPeople } from '../../../platform/wire/money.ts';
import { pageInput } from '../../../platform/wire/paging.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { id, ids, optionalLine } from '../../../platform/wire/validators.ts';
import { MSG_TYPES, type MsgType, msgType } from './msgTypes.ts';

/** 0, 1: notices (1: once per subject); 2: to-dos (portal 2.6). */
export const handWay = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type HandWay = z.infer<typeof handWay>;
export const NOTICES = '0,1';
export const TODOS = '2';

/** List of a message; sent with its id when marking (portal 3). */
export const LOG_TYPES = ['info', 'todo'] as const;
export const logType = z.enum(LOG_TYPES);

/** Time to undo "all read". */
export const UNDO_SECONDS = 10;

const handWayFilter = z
  .string()
  .max(10)
  .regex(/^[012](,[012])*$/)
  .default(NOTICES)
  .transform((text) => [...new Set(text.split(','))].map((digit) => handWay.parse(Number(digit))));

/** Older clients send an empty text. */
const chosenType = z
  .union([z.literal(''), msgType])
  .nullish()
  .transform((chosen): MsgType | undefined => chosen || undefined);

export const message = z.object({
  id: z.number(),
  logType,
  title: wordsOfPeople(z.string()),
  realMsgContent: wordsOfPeople(z.string()),
  addTime: dateTimeText,
  handParam: z.string().describe('JSON text: url, gysurl, lineType, orderBigNo, stationCnname, trainNo'),
  businessCode: z.string(),
  handWay,
  msgType: z.string().describe('dictionary remindTypeFront'),
  isRead: z.boolean().describe('read; a to-do: handled'),
  abilities: z.object({ open: z.boolean().describe('it leads somewhere where its reader may still go') }),
});
export type Message = z.infer<typeof message>;

const counts = {
  messageInfoCount: z.number().int().describe('unread notices'),
  messageTodoCount: z.number().int().describe('open to-dos'),
  messageCount: z.number().int().describe('both'),
};
export const messageCounts = z.object(counts);
export type MessageCounts = z.infer<typeof messageCounts>;

/** Unread and open ones first, then newest. */
export const queryAllTip = call({
  method: 'GET',
  path: '/tip/queryAllTip',
  effect: 'read',
  access: signedIn,
  summary: 'The user’s notices or to-dos, with counts',
  input: z.object({
    ...pageInput,
    handWay: handWayFilter.describe("'0,1' notices, '2' to-dos"),
    msgType: chosenType,
    keyword: optionalLine(100).describe('in the words or the facts of a message'),
    isRead: z.enum(['', '0', '1']).nullish().describe("'0' unread or not handled, '1' read or handled"),
  }),
  response: fields({
    newUiMessageLists: z.object({ rows: z.array(message), total: z.number().int() }),
    ...counts,
  }),
});

export const queryTipCount = call({
  method: 'GET',
  path: '/tip/queryTipCount',
  effect: 'read',
  access: signedIn,
  summary: 'Number of unread notices and open to-dos',
  input: z.object({}),
  response: fields(counts),
});

const markInput = z.object({ id, logType: logType.optional() });

export const markAsResolvedInfo = call({
  method: 'GET',
  path: '/tip/markAsResolvedInfo',
  effect: 'write',
  access: signedIn,
  detectsDuplicates: true,
  summary: 'Mark a notice read',
  input: markInput,
  response: nothing(),
});

export const markAsResolved = call({
  method: 'GET',
  path: '/tip/markAsResolved',
  effect: 'write',
  access: signedIn,
  detectsDuplicates: true,
  summary: 'Mark a to-do done',
  input: markInput,
  response: nothing(),
});

const markedCount = data(z.object({ count: z.number().int() }));

export const markSomeAsResolvedInfo = call({
  method: 'POST',
  path: '/tip/markSomeAsResolvedInfo',
  effect: 'write',
  access: signedIn,
  detectsDuplicates: true,
  summary: 'Mark some notices read',
  input: z.object({ ids }),
  response: markedCount,
});

export const markSomeAsResolved = call({
  method: 'POST',
  path: '/tip/markSomeAsResolved',
  effect: 'write',
  access: signedIn,
  detectsDuplicates: true,
  summary: 'Mark some to-dos done',
  input: z.object({ ids }),
  response: markedCount,
});

export const markAllAsResolvedInfo = call({
  method: 'GET',
  path: '/tip/markAllAsResolvedInfo',
  effect: 'write',
  access: signedIn,
  detectsDuplicates: true,
  summary: 'Mark all notices read; with `undoKey` it can be undone for ten seconds',
  input: z.object({
    msgType: chosenType,
    lastId: id.optional().describe('the newest that the reader has seen; later ones stay unread'),
  }),
  response: data(z.object({ count: z.number().int(), undoKey: z.uuid() })),
});

export const undoAllAsResolvedInfo = call({
  method: 'GET',
  path: '/tip/undoAllAsResolvedInfo',
  effect: 'write',
  access: signedIn,
  summary: 'Undo “mark all read” within ten seconds',
  input: z.object({ undoKey: z.uuid() }),
  response: markedCount,
});

/** Platform clock. */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const ways = { msgType, inPortal: z.boolean(), byEmail: z.boolean(), bySms: z.boolean() };
const habits = {
  quietFrom: clock.nullable().describe("'22:00', platform time; null: never quiet"),
  quietTo: clock.nullable(),
  hasDigest: z.boolean().describe('e-mail comes as one letter a day, at 08:00'),
};

export const queryTipSetting = call({
  method: 'GET',
  path: '/tip/queryTipSetting',
  effect: 'read',
  access: signedIn,
  summary: 'The user’s notification channels by message type, and quiet hours',
  input: z.object({}),
  response: data(z.object({ ways: z.array(z.object(ways)), ...habits, email: z.string(), mobile: z.string() })),
});
export type TipSetting = z.infer<typeof queryTipSetting.response.schema>;

export const saveTipSetting = call({
  method: 'POST',
  path: '/tip/saveTipSetting',
  effect: 'write',
  access: signedIn,
  summary: 'Set the user’s notification channels by message type, and quiet hours',
  input: z.object({ ways: z.array(z.object(ways)).max(MSG_TYPES.length), ...habits }),
  response: nothing(),
});

export const tipsChanged = topic({
  path: '/tip/{accountId}',
  payload: messageCounts,
  access: (user, parts) => String(user.accountId) === parts.accountId,
  summary: 'Counts of the user’s unread notices and open to-dos, as they change',
});
