import type { Db } from '../../../platform/server/database/connect.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { isBlankRichText } from '../../../platform/wire/richTextBlank.ts';
import { parseDateTime } from '../../../platform/wire/time.ts';
import type { Who } from '../../../platform/wire/who.ts';
import { removeFilesOf } from '../../resource/server/index.ts';
import { noticeTarget } from '../noticeUrl.ts';
import type { NoticeMove } from '../states.ts';
import type { addNotice } from '../wire.ts';
import { NOTICE_FILES, withFiles } from './files.ts';
import type { PublishedNotices } from './published.ts';
import * as queries from './queries.ts';
import { refuse } from './texts.ts';

type Written = ReadBy<typeof addNotice>;
interface Means {
  db: Db;
  who: Who;
  published: PublishedNotices;
}

/** Errors: end before begin, invalid address. */
export async function write({ db, who }: Means, given: Written): Promise<{ id: number }> {
  refuseWrong(given);
  const id = await queries.insertNotice(db, { ...columnsOf(given), writtenBy: who.accountId });
  await queries.updateNotice(db, id, await contentColumns(db, who, id, given));
  return { id };
}

/** Errors as in `createDraft`, and a published notice without content or address. */
export async function change({ db, who, published }: Means, id: number, given: Written): Promise<void> {
  refuseWrong(given);
  // lock against a concurrent publish or delete of the content checked here
  const before = await queries.lockNotice(db, id);
  if (!before) throw refuse((t) => t.absent, CODE.absent);
  const contents = await contentColumns(db, who, id, given);
  const after = { ...columnsOf(given), ...contents };
  if (before.state === 'published') refuseEmpty(after);
  await queries.updateNotice(db, id, after);
  await published.changed(db);
}

/** Errors: no content or address, period over, wrong state. */
export async function move({ db, published }: Means, id: number, to: NoticeMove): Promise<void> {
  const before = await queries.lockNotice(db, id);
  if (!before) throw refuse((t) => t.absent, CODE.absent);
  if (to === 'publish') {
    refuseEmpty(before);
    if (before.validTo && before.validTo <= new Date()) throw refuse((t) => t.isOver);
  }
  if (!(await queries.moveNotice(db, id, to))) throw refuse((t) => t.movedOn[to]);
  await published.changed(db);
}

/** Deletes drafts and their files, all or none. */
export async function remove({ db }: Means, ids: readonly number[]): Promise<void> {
  const gone = await queries.deleteDrafts(db, ids);
  if (gone < ids.length) throw refuse((t) => t.onlyDrafts);
  await removeFilesOf(db, { docTypes: NOTICE_FILES, relaIds: ids.map(String) });
}

function refuseWrong({ noticeUrl, beginTime, endTime }: Written): void {
  if (noticeUrl !== '' && noticeTarget(noticeUrl) === null) {
    throw refuse.atFields((t) => t.wrong, { noticeUrl: (t) => t.badUrl });
  }
  if (endTime !== '' && endTime <= beginTime) {
    throw refuse.atFields((t) => t.wrong, { endTime: (t) => t.endsBefore });
  }
}

function refuseEmpty({ noticeUrl, contentZh }: { noticeUrl: string; contentZh: string }): void {
  if (noticeUrl !== '' || !isBlankRichText(contentZh)) return;
  throw refuse.atFields((t) => t.nothingToShow, { 'contents.zh': (t) => t.contentNeeded });
}

function columnsOf({ titles, beginTime, endTime, isForceTip, contents: _contents, ...same }: Written) {
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

async function contentColumns(db: Db, who: Who, id: number, { contents }: Written) {
  const { zh, en, ru } = await withFiles(db, who, id, contents);
  return { contentZh: zh, contentEn: en, contentRu: ru };
}
