import { createReadStream } from 'node:fs';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Files } from '../../../../platform/server/files/files.ts';
import { MEGABYTE } from '../../../../platform/wire/uploadRule.ts';
import type { Who } from '../../../../platform/wire/who.ts';
import { findSignIn, findWho } from '../../../account/server/index.ts';
import { containerRows } from '../../../booking/server/index.ts';
import { DOC_TYPE } from '../../../resource/docTypes.ts';
import { addResource } from '../../../resource/server/index.ts';
import { MSG_TYPE } from '../../message.ts';
import { cannedAnswer, chatMessage, chatProgress, conversation } from '../tables.ts';
import { ANSWERS, type Line, STORIES, type Story } from './story.ts';

const MINUTE_MS = 60_000;

interface Making {
  db: Db;
  files: Files;
  now: Date;
  people: ReadonlyMap<string, Who>;
}

/** Does nothing if the database has conversations. */
export async function seedDemoConversations(db: Db, now: Date, files: Files): Promise<void> {
  const known = await db.select({ id: conversation.id }).from(conversation).limit(1);
  if (known.length > 0) return;
  const making = { db, files, now, people: await talkers(db) };
  for (const story of STORIES) await tellStory(making, story);
  const companyId = making.people.get('operator')?.companyId;
  if (companyId) await db.insert(cannedAnswer).values(ANSWERS.map((answer) => ({ ...answer, companyId })));
}

async function talkers(db: Db): Promise<ReadonlyMap<string, Who>> {
  const people = new Map<string, Who>();
  for (const username of ['shipper', 'clerk', 'rival', 'special', 'operator', 'supplier']) {
    const found = await findSignIn(db, username);
    const who = found && (await findWho(db, found.accountId));
    if (who) people.set(username, who);
  }
  return people;
}

async function tellStory(making: Making, story: Story): Promise<void> {
  const { db, people } = making;
  const customerId = people.get(story.customer)?.companyId;
  const servingId = people.get(story.serving)?.companyId;
  if (!customerId || !servingId) return;
  const orderContainerId = await containerOf(db, customerId, story.place);
  if (orderContainerId === undefined) return;
  const [begun] = await db
    .insert(conversation)
    .values({
      orderContainerId,
      businessType: story.businessType,
      customerCompanyId: customerId,
      servingCompanyId: servingId,
      lastSeq: story.lines.length,
      ...standing(making, story),
    })
    .returning({ id: conversation.id });
  if (begun === undefined) return;
  for (const [place, line] of story.lines.entries()) await say(making, begun.id, place + 1, line);
  await keepProgress(making, begun.id, story, { customerId, servingId });
}

/** Numbered containers of a company, newest first. */
async function containerOf(db: Db, companyId: number, place: number): Promise<number | undefined> {
  const containers = containerRows('container');
  const [found] = await db
    .select({ id: containers.orderContainerId })
    .from(containers)
    .where(
      and(
        eq(containers.companyId, companyId),
        ne(containers.containerNo, ''),
        eq(containers.status, 'numbered'),
      ),
    )
    .orderBy(desc(containers.orderContainerId))
    .offset(place)
    .limit(1);
  return found?.id;
}

const timeOf = ({ now }: Making, { minutesAgo }: Line) => new Date(now.getTime() - minutesAgo * MINUTE_MS);
const isServing = ({ who }: Line) => who === 'operator' || who === 'supplier';

/** Inbox columns of the conversation, derived from its messages. */
function standing(making: Making, { lines }: Story) {
  const asked = lines.find((line) => !isServing(line));
  const answered = lines.find(isServing);
  const last = lines.at(-1);
  const answers = lines.findLastIndex(isServing);
  const open = lines[answers + 1];
  return {
    lastMessageAt: last ? timeOf(making, last) : null,
    firstAskedAt: asked ? timeOf(making, asked) : null,
    firstAnsweredAt: answered ? timeOf(making, answered) : null,
    waitingSince: open ? timeOf(making, open) : null,
    assignedTo: answered ? (making.people.get(answered.who)?.accountId ?? null) : null,
  };
}

async function say(making: Making, conversationId: number, seq: number, line: Line): Promise<void> {
  const who = making.people.get(line.who);
  if (!who?.companyId) throw new Error(`the demo has no ${line.who}`);
  const file = 'file' in line ? await keepFile(making, who, conversationId, line) : null;
  await making.db.insert(chatMessage).values({
    conversationId,
    seq,
    sendCompanyId: who.companyId,
    sendAccountId: who.accountId,
    clientId: `demo-${seq}`,
    createdAt: timeOf(making, line),
    ...('text' in line
      ? { msgType: MSG_TYPE.text, chatContent: line.text }
      : { msgType: line.msgType, fileName: line.fileName, resourceId: file }),
  });
}

async function keepFile(
  { db, files }: Making,
  { companyId, accountId }: Who,
  conversationId: number,
  { file, fileName }: Extract<Line, { file: string }>,
): Promise<number> {
  const source = createReadStream(new URL(file, import.meta.url));
  const received = await files.receive(source, { fileName, maxBytes: MEGABYTE });
  try {
    const { id: blobId } = await files.keep(db, received);
    const belonging = { docType: DOC_TYPE.chat, relaId: String(conversationId) };
    return await addResource(db, { blobId, resourceName: fileName, companyId, accountId, ...belonging });
  } finally {
    await files.discard(received);
  }
}

async function keepProgress(
  { db }: Making,
  conversationId: number,
  { lines, unread }: Story,
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
