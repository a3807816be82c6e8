import { z } from 'zod';
import { permission } from '../../platform/wire/access.ts';
import { call } from '../../platform/wire/call.ts';
import { data, fields, nothing, rows } from '../../platform/wire/envelope.ts';
import { pageInput } from '../../platform/wire/paging.ts';
import { id, ids, line, optionalLine } from '../../platform/wire/validators.ts';
import { answerFields, cannedAnswer } from './answer.ts';
import {
  about,
  businessTypeInput,
  chatContainer,
  conversationItem,
  counterpart,
  LONGEST_NUMBER,
} from './conversation.ts';
import { historyPage, seq } from './history.ts';
import { colleague, inboxFigures, inboxFilter, inboxRow } from './inbox.ts';
import { chatMessage, LONGEST_TEXT, saysSomething } from './message.ts';

export const CHATS = 'chat:conversation:list';
const READS = permission(CHATS);
const SENDS = permission('chat:message:add');
const SERVES = permission('chat:inbox:list');
const ASSIGNS = permission('chat:inbox:assign');
const KEEPS_ANSWERS = permission('chat:answer:edit');

const LONGEST_KEY = 64;
const PAGE_OF_MESSAGES = 30;
const MOST_MESSAGES = 100;
export const MOST_FOUND = 50;
export const LISTED_AT_ONCE = 200;

export const msgList = call({
  method: 'GET',
  path: '/chat/msgList',
  effect: 'read',
  access: READS,
  summary:
    "The company's conversations, unread ones first, then by their newest message; 200 at once, the next ones after `afterId`",
  input: z.object({ containerNo: optionalLine(LONGEST_NUMBER), afterId: id.optional() }),
  answer: data(z.array(conversationItem)),
});

export const findContainers = call({
  method: 'GET',
  path: '/chat/findContainers',
  effect: 'read',
  access: READS,
  summary:
    'Containers about which a conversation may be begun, by a part of their or their order’s number; at most 10',
  input: z.object({ containerNo: line(LONGEST_NUMBER) }),
  answer: data(z.array(chatContainer)),
});

export const listCounterparts = call({
  method: 'GET',
  path: '/chat/counterparts',
  effect: 'read',
  access: READS,
  summary:
    'Who can be talked to about a container: the platform, and suppliers whom it has brought in for the order',
  input: z.object({ orderContainerId: id }),
  answer: data(z.array(counterpart)),
});

export const listChat = call({
  method: 'GET',
  path: '/chat/list',
  effect: 'read',
  access: READS,
  summary:
    'Messages of a conversation in their order: the newest, those before `beforeSeq`, or those after `afterSeq`',
  input: z.object({
    ...about,
    beforeSeq: seq.optional(),
    afterSeq: seq.optional(),
    pageSize: z.coerce.number<number>().int().min(1).max(MOST_MESSAGES).default(PAGE_OF_MESSAGES),
  }),
  answer: fields(historyPage),
});

const said = {
  ...about,
  trainNo: optionalLine(LONGEST_KEY),
  containerNo: optionalLine(LONGEST_NUMBER),
  remark: optionalLine(200),
  clientId: optionalLine(LONGEST_KEY),
};

export const addChat = call({
  method: 'POST',
  path: '/chat/addChat',
  effect: 'write',
  access: SENDS,
  summary: 'Send a text; sent again with the same `clientId` it is the same message',
  mayRepeat: true,
  input: z.object({ ...said, chatContent: z.string().max(LONGEST_TEXT).refine(saysSomething) }),
  answer: data(chatMessage),
});

export const addChatFile = call({
  method: 'POST',
  path: '/chat/addChatFile',
  effect: 'write',
  access: SENDS,
  summary:
    'Send a file (`msgType` 1) or an image (2) that went up as docType `CHAT`, by its `resourceId` or its path',
  mayRepeat: true,
  input: z.object({
    ...said,
    msgType: z.coerce.number<number>().pipe(z.union([z.literal(1), z.literal(2)])),
    resourceId: id.optional(),
    chatContent: optionalLine(200),
  }),
  answer: data(chatMessage),
});

export const remindMsg = call({
  method: 'GET',
  path: '/chat/remindMsg',
  effect: 'write',
  access: READS,
  summary: "Mark a container's conversations read; by service, and up to a message, where that is said",
  mayRepeat: true,
  input: z.object({
    receiveCompanyNo: optionalLine(LONGEST_KEY),
    ...about,
    businessType: businessTypeInput.optional(),
    seq: seq.optional(),
  }),
  answer: nothing(),
});

export const messageReminder = call({
  method: 'POST',
  path: '/chat/messageReminder',
  effect: 'write',
  access: READS,
  summary: 'Tell the other company that messages have arrived here, were read, or that somebody is typing',
  mayRepeat: true,
  input: z.object({
    ...about,
    kind: z.enum(['delivered', 'read', 'typing']).default('delivered'),
    seq: seq.optional(),
  }),
  answer: nothing(),
});

export const searchChat = call({
  method: 'GET',
  path: '/chat/search',
  effect: 'read',
  access: READS,
  summary: 'Messages and files of a conversation that hold a text, newest first; at most 50',
  input: z.object({ ...about, text: line(100) }),
  answer: data(z.array(chatMessage)),
});

export const listInbox = call({
  method: 'GET',
  path: '/chat/inbox',
  effect: 'read',
  access: SERVES,
  summary:
    'Conversations that the company serves; those that wait longest first, then by the newest message; counted up to 1,000, or to one after the page',
  input: z.object({
    ...pageInput,
    filter: inboxFilter.default('all'),
    conversationId: id.optional().describe('this one alone'),
    text: optionalLine(100).describe("a part of the container's number or of the customer's name"),
  }),
  answer: rows(inboxRow),
});

export const readInboxFigures = call({
  method: 'GET',
  path: '/chat/inboxFigures',
  effect: 'read',
  access: SERVES,
  summary: 'How many conversations wait, and how long customers wait for a first answer',
  input: z.object({}),
  answer: data(inboxFigures),
});

export const listColleagues = call({
  method: 'GET',
  path: '/chat/colleagues',
  effect: 'read',
  access: SERVES,
  summary: 'People of the company to whom a conversation can be given',
  input: z.object({}),
  answer: data(z.array(colleague)),
});

export const assignChat = call({
  method: 'POST',
  path: '/chat/assign',
  effect: 'write',
  access: ASSIGNS,
  summary: 'Give a conversation to a colleague, or to nobody',
  input: z.object({ conversationId: id, accountId: id.nullable() }),
  answer: nothing(),
});

export const settleChat = call({
  method: 'POST',
  path: '/chat/settle',
  effect: 'write',
  access: SERVES,
  summary: 'Say that what the customer wrote last needs no answer; the next message waits again',
  input: z.object({ conversationId: id }),
  answer: nothing(),
});

export const listSuppliers = call({
  method: 'GET',
  path: '/chat/suppliers',
  effect: 'read',
  access: ASSIGNS,
  summary: 'Suppliers who can be brought in for a container',
  input: z.object({}),
  answer: data(z.array(counterpart)),
});

export const bringIn = call({
  method: 'POST',
  path: '/chat/bringIn',
  effect: 'write',
  access: ASSIGNS,
  summary:
    'Bring a supplier in for the container and service of a conversation: they and the customer get one of their own',
  input: z.object({ conversationId: id, companyNo: line(LONGEST_NUMBER) }),
  answer: nothing(),
});

export const listAnswers = call({
  method: 'GET',
  path: '/chat/answer/list',
  effect: 'read',
  access: SERVES,
  summary: 'Answers that the company gives often, in three languages; newest last',
  input: z.object({
    ...pageInput,
    keyword: optionalLine(100).describe('a part of a title or of a text in any of the languages'),
  }),
  answer: rows(cannedAnswer),
});

export const addAnswer = call({
  method: 'POST',
  path: '/chat/answer',
  effect: 'write',
  access: KEEPS_ANSWERS,
  summary: 'Keep an answer that is given often',
  input: z.object(answerFields),
  answer: nothing(),
});

export const changeAnswer = call({
  method: 'PUT',
  path: '/chat/answer',
  effect: 'write',
  access: KEEPS_ANSWERS,
  summary: 'Change an answer that is given often',
  input: z.object({ answerId: id, ...answerFields }),
  answer: nothing(),
});

export const removeAnswers = call({
  method: 'DELETE',
  path: '/chat/answer/{ids}',
  effect: 'write',
  access: KEEPS_ANSWERS,
  summary: 'Remove answers',
  input: z.object({ ids }),
  answer: nothing(),
});
