import { createReadStream } from 'node:fs';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { Files } from '../../../../../platform/server/files/files.ts';
import type { CurrentUser } from '../../../../../platform/wire/currentUser.ts';
import { MEGABYTE } from '../../../../../platform/wire/uploadRule.ts';
import { DOC_TYPE } from '../../../../documents/resource/docTypes.ts';
import { addResource } from '../../../../documents/resource/server/index.ts';
import { containerRows } from '../../../../freight/booking/server/index.ts';
import { findCurrentUser, findSignIn } from '../../../../people/account/server/index.ts';
import { MSG_TYPE } from '../../message.ts';
import { cannedAnswer, chatMessage, chatProgress, conversation } from '../tables.ts';
import { DEMO_CANNED_ANSWERS, DEMO_CONVERSATIONS, type DemoConversation, type DemoMessage } from './conversations.ts';

const MINUTE_MS = 60_000;

interface SeedContext {
  db: Db;
  files: Files;
  now: Date;
  users: ReadonlyMap<string, CurrentUser>;
}

/** Does nothing if the database has conversations. */
export async function seedDemoConversations(db: Db, now: Date, files: Files): Promise<void> {
  const known = await db.select({ id: conversation.id }).from(conversation).limit(1);
  if (known.length > 0) return;
  const context = { db, files, now, users: await findDemoUsers(db) };
  for (const demo of DEMO_CONVERSATIONS) await seedConversation(context, demo);
  const companyId = context.users.get('operator')?.companyId;
  if (companyId) await db.insert(cannedAnswer).values(DEMO_CANNED_ANSWERS.map((answer) => ({ ...answer, companyId })));
}

async function findDemoUsers(db: Db): Promise<ReadonlyMap<string, CurrentUser>> {
  const users = new Map<string, CurrentUser>();
  for (const username of ['shipper', 'clerk', 'rival', 'special', 'operator', 'supplier']) {
    const found = await findSignIn(db, username);
    const user = found && (await findCurrentUser(db, found.accountId));
    if (user) users.set(username, user);
  }
  return users;
}

async function seedConversation(context: SeedContext, demo: DemoConversation): Promise<void> {
  const { db, users } = context;
  const customerId = users.get(demo.customer)?.companyId;
  const servingId = users.get(demo.serving)?.companyId;
  if (!customerId || !servingId) return;
  const orderContainerId = await containerOf(db, customerId, demo.containerIndex);
  if (orderContainerId === undefined) return;
  const [inserted] = await db
    .insert(conversation)
    .values({
      orderContainerId,
      businessType: demo.businessType,
      customerCompanyId: customerId,
      servingCompanyId: servingId,
      lastSeq: demo.lines.length,
      ...inboxColumns(context, demo),
    })
    .returning({ id: conversation.id });
  if (inserted === undefined) return;
  for (const [index, line] of demo.lines.entries()) await insertLine(context, inserted.id, index + 1, line);
  await insertProgress(context, inserted.id, demo, { customerId, servingId });
}

/** Numbered containers of a company, newest first. */
async function containerOf(db: Db, companyId: number, index: number): Promise<number | undefined> {
  const containers = containerRows('container');
  const [found] = await db
    .select({ id: containers.orderContainerId })
    .from(containers)
    .where(and(eq(containers.companyId, companyId), ne(containers.containerNo, ''), eq(containers.status, 'numbered')))
    .orderBy(desc(containers.orderContainerId))
    .offset(index)
    .limit(1);
  return found?.id;
}

const timeOf = ({ now }: SeedContext, { minutesAgo }: DemoMessage) => new Date(now.getTime() - minutesAgo * MINUTE_MS);
const isServing = ({ sender }: DemoMessage) => sender === 'operator' || sender === 'supplier';

/** Inbox columns of the conversation, derived from its messages. */
function inboxColumns(context: SeedContext, { lines }: DemoConversation) {
  const firstQuestion = lines.find((line) => !isServing(line));
  const firstReply = lines.find(isServing);
  const last = lines.at(-1);
  const lastReplyIndex = lines.findLastIndex(isServing);
  const waiting = lines[lastReplyIndex + 1];
  return {
    lastMessageAt: last ? timeOf(context, last) : null,
    firstAskedAt: firstQuestion ? timeOf(context, firstQuestion) : null,
    firstAnsweredAt: firstReply ? timeOf(context, firstReply) : null,
    waitingSince: waiting ? timeOf(context, waiting) : null,
    assignedTo: firstReply ? (context.users.get(firstReply.sender)?.accountId ?? null) : null,
  };
}

async function insertLine(context: SeedContext, conversationId: number, seq: number, line: DemoMessage): Promise<void> {
  const user = context.users.get(line.sender);
  if (!user?.companyId) throw new Error(`the demo has no ${line.sender}`);
  const file = 'file' in line ? await saveFile(context, user, conversationId, line) : null;
  await context.db.insert(chatMessage).values({
    conversationId,
    seq,
    sendCompanyId: user.companyId,
    sendAccountId: user.accountId,
    clientId: `demo-${seq}`,
    createdAt: timeOf(context, line),
    ...('text' in line
      ? { msgType: MSG_TYPE.text, chatContent: line.text }
      : { msgType: line.msgType, fileName: line.fileName, resourceId: file }),
  });
}

async function saveFile(
  { db, files }: SeedContext,
  { companyId, accountId }: CurrentUser,
  conversationId: number,
  { file, fileName }: Extract<DemoMessage, { file: string }>,
): Promise<number> {
  const source = createReadStream(new URL(file, import.meta.url));
  const received = await files.receive(source, { fileName, maxBytes: MEGABYTE });
  try {
    const { id: blobId } = await files.save(db, received);
    const record = { docType: DOC_TYPE.chat, relaId: String(conversationId) };
    return await addResource(db, { blobId, resourceName: fileName, companyId, accountId, ...record });
  } finally {
    await files.discard(received);
  }
}

async function insertProgress(
  { db }: SeedContext,
  conversationId: number,
  { lines, unread }: DemoConversation,
  { customerId, servingId }: { customerId: number; servingId: number },
): Promise<void> {
  const all = lines.length;
  const last = lines.at(-1);
  const readerId = last && isServing(last) ? customerId : servingId;
  const rows = [customerId, servingId].map((companyId) => ({
    conversationId,
    companyId,
    lastSeq: all,
    deliveredSeq: all,
    readSeq: companyId === readerId ? all - unread : all,
    toldSeq: all,
  }));
  await db.insert(chatProgress).values(rows);
}
