import { z } from 'zod';
import { permission } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, fields, nothing, rows } from '../../../platform/wire/envelope.ts';
import { pageInput } from '../../../platform/wire/paging.ts';
import { records } from '../../../platform/wire/records.ts';
import { CHAT_FILE_RULE } from '../../../platform/wire/uploadRules.ts';
import { id, ids, line, optionalLine } from '../../../platform/wire/validators.ts';
import { type CannedAnswer, cannedAnswer, cannedAnswerFields } from './cannedAnswer.ts';
import {
  businessTypeInput,
  chatContainer,
  conversationItem,
  conversationKeyFields,
  counterpart,
  isHd,
  MAX_NUMBER_LENGTH,
} from './conversation.ts';
import { colleague, inboxFigures, inboxFilter, inboxRow } from './inbox.ts';
import { chatMessage, hasVisibleText, MAX_TEXT_LENGTH } from './message.ts';

const HIGHEST_SEQ = 2_147_483_647;
/** Message number within its conversation. */
const seq = z.coerce.number<number>().int().nonnegative().max(HIGHEST_SEQ);

const historyPage = {
  isHd,
  list: z.array(chatMessage),
  conversationId: id.nullable().describe('null: nothing has been said yet'),
  lastSeq: z.number().int(),
  hasMore: z.boolean().describe('there are more in the direction asked for'),
  counterpartNo: z.string(),
  counterpartName: z.string(),
  ownReadSeq: z.number().int(),
  theirs: z
    .object({ deliveredSeq: z.number().int(), readSeq: z.number().int() })
    .describe('how far the other company has got'),
};

export const CHAT_PERMISSION = 'chat:conversation:list';
const READ_ACCESS = permission(CHAT_PERMISSION);
const SEND_ACCESS = permission('chat:message:add');
const INBOX_ACCESS = permission('chat:inbox:list');
const ASSIGN_ACCESS = permission('chat:inbox:assign');
const CANNED_ANSWER_ACCESS = permission('chat:answer:edit');

const MAX_KEY_LENGTH = 64;
const DEFAULT_PAGE_SIZE = 30;
const MAX_PAGE_SIZE = 100;
export const MAX_SEARCH_RESULTS = 50;
export const LIST_PAGE_SIZE = 50;

export const msgList = call({
  method: 'GET',
  path: '/chat/msgList',
  effect: 'read',
  access: READ_ACCESS,
  summary:
    'Your company’s conversations, unread ones first, then by latest message; 50 per call, the next ones after `afterId`',
  input: z.object({ containerNo: optionalLine(MAX_NUMBER_LENGTH), afterId: id.optional() }),
  response: data(z.array(conversationItem)),
});

export const findContainers = call({
  method: 'GET',
  path: '/chat/findContainers',
  effect: 'read',
  access: READ_ACCESS,
  summary: 'Containers a conversation can be started about, by part of the container or order number; at most 10',
  input: z.object({ containerNo: line(MAX_NUMBER_LENGTH) }),
  response: data(z.array(chatContainer)),
});

export const listCounterparts = call({
  method: 'GET',
  path: '/chat/counterparts',
  effect: 'read',
  access: READ_ACCESS,
  summary:
    'Counterparties for a container, by service: the platform and suppliers of the order; for a supplier its customer',
  input: z.object({ orderContainerId: id }),
  response: data(z.array(counterpart)),
});

export const listChat = call({
  method: 'GET',
  path: '/chat/list',
  effect: 'read',
  access: READ_ACCESS,
  summary: 'Messages of a conversation in order: the latest, those before `beforeSeq`, or those after `afterSeq`',
  input: z.object({
    ...conversationKeyFields,
    beforeSeq: seq.optional(),
    afterSeq: seq.optional(),
    pageSize: z.coerce.number<number>().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  }),
  response: fields(historyPage),
});

const newMessageFields = {
  ...conversationKeyFields,
  trainNo: optionalLine(MAX_KEY_LENGTH),
  containerNo: optionalLine(MAX_NUMBER_LENGTH),
  remark: optionalLine(200),
  clientId: optionalLine(MAX_KEY_LENGTH),
};

export const addChat = call({
  method: 'POST',
  path: '/chat/addChat',
  effect: 'write',
  access: SEND_ACCESS,
  summary: 'Send a text; repeated calls with the same `clientId` send one message',
  detectsDuplicates: true,
  input: z.object({
    ...newMessageFields,
    chatContent: z.string().max(MAX_TEXT_LENGTH).refine(hasVisibleText),
  }),
  response: data(chatMessage),
});

export const addChatFile = call({
  method: 'POST',
  path: '/chat/addChatFile',
  effect: 'write',
  access: SEND_ACCESS,
  summary:
    'Send a file (`msgType` 1) or an image (2): directly, or by the `resourceId` or path of an upload with docType `CHAT`',
  detectsDuplicates: true,
  upload: { maxBytes: CHAT_FILE_RULE.maxBytes, isStored: true, isOptional: true },
  input: z.object({
    ...newMessageFields,
    msgType: z.coerce.number<number>().pipe(z.union([z.literal(1), z.literal(2)])),
    resourceId: id.optional(),
    chatContent: optionalLine(200),
  }),
  response: data(chatMessage),
});

export const remindMsg = call({
  method: 'GET',
  path: '/chat/remindMsg',
  effect: 'write',
  access: READ_ACCESS,
  summary: 'Mark a container’s conversations read, optionally by service and up to a message',
  detectsDuplicates: true,
  input: z.object({
    receiveCompanyNo: optionalLine(MAX_KEY_LENGTH),
    ...conversationKeyFields,
    businessType: businessTypeInput.optional(),
    seq: seq.optional(),
  }),
  response: nothing(),
});

export const messageReminder = call({
  method: 'POST',
  path: '/chat/messageReminder',
  effect: 'write',
  access: READ_ACCESS,
  summary: 'Report messages as delivered or read, or that the user is typing',
  detectsDuplicates: true,
  input: z.object({
    ...conversationKeyFields,
    kind: z.enum(['delivered', 'read', 'typing']).default('delivered'),
    seq: seq.optional(),
  }),
  response: nothing(),
});

export const searchChat = call({
  method: 'GET',
  path: '/chat/search',
  effect: 'read',
  access: READ_ACCESS,
  summary: 'Messages and files of a conversation containing a text, newest first; at most 50',
  input: z.object({ ...conversationKeyFields, text: line(100) }),
  response: data(z.array(chatMessage)),
});

export const listInbox = call({
  method: 'GET',
  path: '/chat/inbox',
  effect: 'read',
  access: INBOX_ACCESS,
  summary:
    'Conversations served by your company, longest waiting first, then by latest message; counted up to 1,000, or to one after the page',
  input: z.object({
    ...pageInput,
    filter: inboxFilter.default('all'),
    conversationId: id.optional().describe('this one alone'),
    text: optionalLine(100).describe("a part of the container's number or of the customer's name"),
  }),
  response: rows(inboxRow),
});

export const readInboxFigures = call({
  method: 'GET',
  path: '/chat/inboxFigures',
  effect: 'read',
  access: INBOX_ACCESS,
  summary: 'Number of unanswered conversations and waiting times for a first reply',
  input: z.object({}),
  response: data(inboxFigures),
});

export const listColleagues = call({
  method: 'GET',
  path: '/chat/colleagues',
  effect: 'read',
  access: INBOX_ACCESS,
  summary: 'Users of your company to whom a conversation can be assigned',
  input: z.object({}),
  response: data(z.array(colleague)),
});

export const assignChat = call({
  method: 'POST',
  path: '/chat/assign',
  effect: 'write',
  access: ASSIGN_ACCESS,
  summary: 'Assign a conversation to a colleague, or unassign it',
  input: z.object({ conversationId: id, accountId: id.nullable() }),
  response: nothing(),
});

export const markChatHandled = call({
  method: 'POST',
  path: '/chat/settle',
  effect: 'write',
  access: INBOX_ACCESS,
  summary: 'Mark a conversation as needing no reply; the next customer message reopens it',
  input: z.object({ conversationId: id }),
  response: nothing(),
});

export const listSuppliers = call({
  method: 'GET',
  path: '/chat/suppliers',
  effect: 'read',
  access: ASSIGN_ACCESS,
  summary: 'Suppliers that can be added for a container',
  input: z.object({}),
  response: data(z.array(counterpart)),
});

export const addChatSupplier = call({
  method: 'POST',
  path: '/chat/bringIn',
  effect: 'write',
  access: ASSIGN_ACCESS,
  summary:
    'Add a supplier for the container and service of a conversation: supplier and customer get their own conversation',
  input: z.object({ conversationId: id, companyNo: line(MAX_NUMBER_LENGTH) }),
  response: nothing(),
});

export const cannedAnswers = {
  ...records({
    path: '/chat/answer',
    access: (verb) => (verb === 'list' ? INBOX_ACCESS : CANNED_ANSWER_ACCESS),
    idName: 'answerId',
    row: cannedAnswer,
    fields: cannedAnswerFields,
    filter: { keyword: optionalLine(100).describe('a part of a title or of a text in any of the languages') },
    calls: {
      list: 'Answers that the company gives often, in three languages; newest last',
      add: 'Keep an answer that is given often',
      edit: 'Change an answer that is given often',
    },
  }),
  remove: call({
    method: 'DELETE',
    path: '/chat/answer/{ids}',
    effect: 'write',
    access: CANNED_ANSWER_ACCESS,
    summary: 'Delete quick replies',
    input: z.object({ ids }),
    response: nothing(),
  }),
  removalOf: (rows: readonly CannedAnswer[]) => ({ ids: rows.map(({ answerId }) => answerId) }),
};
