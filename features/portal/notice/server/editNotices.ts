import { isBlankRichText } from '../../../../libs/richText/richTextBlank.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { parseDateTime } from '../../../../platform/wire/time.ts';
import { removeFilesOf } from '../../../documents/resource/server/index.ts';
import { noticeTarget } from '../noticeUrl.ts';
import type { NoticeTransition } from '../states.ts';
import type { addNotice } from '../wire.ts';
import { attachFiles, NOTICE_FILES } from './files.ts';
import type { PublishedNoticesCache } from './publishedNoticesCache.ts';
import * as queries from './queries.ts';
import { userError } from './texts.ts';

type NoticeInput = ReadBy<typeof addNotice>;
interface Dependencies {
  db: Db;
  user: CurrentUser;
  published: PublishedNoticesCache;
}

/** Errors: end before begin, invalid address. */
export async function createDraft({ db, user }: Dependencies, input: NoticeInput): Promise<{ id: number }> {
  assertValid(input);
  const id = await queries.insertNotice(db, { ...columnsOf(input), writtenBy: user.accountId });
  await queries.updateNotice(db, id, await contentColumns(db, user, id, input));
  return { id };
}

/** Errors as in `createDraft`, and a published notice without content or address. */
export async function editNotice({ db, user, published }: Dependencies, id: number, input: NoticeInput): Promise<void> {
  assertValid(input);
  // lock against a concurrent publish or delete of the content checked here
  const before = await queries.lockNotice(db, id);
  if (!before) throw userError((t) => t.absent, CODE.absent);
  const contents = await contentColumns(db, user, id, input);
  const after = { ...columnsOf(input), ...contents };
  if (before.state === 'published') assertHasContent(after);
  await queries.updateNotice(db, id, after);
  await published.invalidate(db);
}

/** Errors: no content or address, period over, wrong state. */
export async function transition({ db, published }: Dependencies, id: number, to: NoticeTransition): Promise<void> {
  const before = await queries.lockNotice(db, id);
  if (!before) throw userError((t) => t.absent, CODE.absent);
  if (to === 'publish') {
    assertHasContent(before);
    if (before.validTo && before.validTo <= new Date()) throw userError((t) => t.isOver);
  }
  if (!(await queries.transitionNotice(db, id, to))) throw userError((t) => t.movedOn[to]);
  await published.invalidate(db);
}

/** Deletes drafts and their files, all or none. */
export async function deleteNotices({ db }: Dependencies, ids: readonly number[]): Promise<void> {
  const gone = await queries.deleteDrafts(db, ids);
  if (gone < ids.length) throw userError((t) => t.onlyDrafts);
  await removeFilesOf(db, { docTypes: NOTICE_FILES, relaIds: ids.map(String) });
}

function assertValid({ noticeUrl, beginTime, endTime }: NoticeInput): void {
  if (noticeUrl !== '' && noticeTarget(noticeUrl) === null) {
    throw userError.withFields((t) => t.wrong, { noticeUrl: (t) => t.badUrl });
  }
  if (endTime !== '' && endTime <= beginTime) {
    throw userError.withFields((t) => t.wrong, { endTime: (t) => t.endsBefore });
  }
}

function assertHasContent({ noticeUrl, contentZh }: { noticeUrl: string; contentZh: string }): void {
  if (noticeUrl !== '' || !isBlankRichText(contentZh)) return;
  throw userError.withFields((t) => t.nothingToShow, { 'contents.zh': (t) => t.contentNeeded });
}

function columnsOf({ titles, beginTime, endTime, isForceTip, contents: _contents, ...same }: NoticeInput) {
  return {
    ...same,
    titleZh: titles.zh,
    titleEn: titles.en,
    titleRu: titles.ru,
    isForced: isForceTip === '1',
    validFrom: parseDateTime(beginTime),
    validTo: endTime === '' ? null : parseDateTime(endTime),
  };
}

async function contentColumns(db: Db, user: CurrentUser, id: number, { contents }: NoticeInput) {
  const { zh, en, ru } = await attachFiles(db, user, id, contents);
  return { contentZh: zh, contentEn: en, contentRu: ru };
}
