import { and, eq, inArray, sql } from 'drizzle-orm';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE, type FilePayload } from '../../../../platform/wire/envelope.ts';
import { DOC_TYPE } from '../../resource/docTypes.ts';
import { removeFilesOf } from '../../resource/server/index.ts';
import { RECOGNIZE_STATE } from '../states.ts';
import type * as wire from '../wire.ts';
import { requestReading } from './live.ts';
import { selectCounts, selectHolders, selectPaper, selectPicture, selectRecentNames } from './queries.ts';
import { paper } from './tables.ts';
import { userError } from './texts.ts';

const ownPapers = (ids: readonly number[], { user }: CallContext) =>
  and(inArray(paper.id, [...ids]), eq(paper.companyId, ownCompanyId(user)));

/** A paper that is being read is left by its reader within a moment. */
export async function stopReading(ids: readonly number[], ctx: CallContext): Promise<void> {
  const stopped = await ctx.db
    .update(paper)
    .set({ state: RECOGNIZE_STATE.failed, failedFor: 'stopped', aliveAt: null, finishedAt: sql`now()` })
    .where(and(ownPapers(ids, ctx), eq(paper.state, RECOGNIZE_STATE.reading)))
    .returning({ id: paper.id });
  for (const { id } of stopped) await requestReading(ctx.db, id);
}

export async function readAgain(ids: readonly number[], ctx: CallContext): Promise<void> {
  const cleared = { failedFor: null, aliveAt: null, finishedAt: null, attempts: 0, pagesDone: 0 };
  const again = await ctx.db
    .update(paper)
    .set({ ...cleared, state: RECOGNIZE_STATE.reading, facts: null, doubtCount: 0 })
    .where(and(ownPapers(ids, ctx), inArray(paper.state, [RECOGNIZE_STATE.failed, RECOGNIZE_STATE.read])))
    .returning({ id: paper.id });
  for (const { id } of again) await requestReading(ctx.db, id);
}

export async function removePapers(ids: readonly number[], ctx: CallContext): Promise<void> {
  const removed = await ctx.db
    .delete(paper)
    .where(ownPapers(ids, ctx))
    .returning({ id: paper.id, fileHolderId: paper.fileHolderId });
  const holders = removed.map(({ id, fileHolderId }) => fileHolderId ?? id);
  const held = await selectHolders(ctx.db, holders);
  const relaIds = holders.filter((id) => !held.has(id)).map(String);
  if (relaIds.length > 0) await removeFilesOf(ctx.db, { docTypes: [DOC_TYPE.recognizedPaper], relaIds });
  for (const { id } of removed) await requestReading(ctx.db, id);
}

export function countPapers({ db, user }: CallContext): Promise<PayloadOf<typeof wire.countNum>> {
  return selectCounts(db, ownCompanyId(user));
}

const MOST_NAMES = 20;

/** `1`: a paper of this name was uploaded lately. */
export async function checkNames(
  { fileNames }: ReadBy<typeof wire.checkUploadFileRecognize>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof wire.checkUploadFileRecognize>> {
  const names = fileNames
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, MOST_NAMES);
  const known = await selectRecentNames(db, ownCompanyId(user), names);
  return names.map((fileName) => ({
    fileName,
    state: known.has(fileName) ? '1' : '0',
    isZIP: /\.zip$/i.test(fileName),
  }));
}

/** Papers show prices: people who see no money see no pictures of them. */
export async function pagePicture(
  { files }: Pick<Platform, 'files'>,
  { id, page }: ReadBy<typeof wire.readPaperPage>,
  { db, user }: CallContext,
): Promise<FilePayload> {
  const found = user.hidesMoney ? undefined : await selectPaper(db, ownCompanyId(user), id);
  const picture = found && (await selectPicture(db, id, page));
  if (picture === undefined) throw userError((t) => t.absent, CODE.absent);
  return { fileName: `${page}.webp`, mimeType: 'image/webp', content: files.content(picture) };
}
