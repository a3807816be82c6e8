import type { Db } from '../../../platform/server/database/connect.ts';
import type { FileRelation, FileRight } from '../../../platform/server/files/fileRelation.ts';
import { cleanRichText, resourcesIn } from '../../../platform/server/richText/clean.ts';
import type { Trilingual } from '../../../platform/wire/language.ts';
import { RICH_TEXT_FILM_RULE, RICH_TEXT_IMAGE_RULE } from '../../../platform/wire/uploadRules.ts';
import { holdsPermission, type Who } from '../../../platform/wire/who.ts';
import { DOC_TYPE } from '../../resource/docTypes.ts';
import { giveToRecord, removeOthersOfRecord } from '../../resource/server/index.ts';
import { changeNotice } from '../wire.ts';
import { isShownTo } from './published.ts';
import { selectNotice } from './queries.ts';

export const NOTICE_FILES = [DOC_TYPE.notice, DOC_TYPE.noticeFilm] as const;

/** Editors can write a notice's files, its readers can read them. */
export const noticeFiles: readonly FileRelation[] = [
  { docType: DOC_TYPE.notice, rule: RICH_TEXT_IMAGE_RULE, rightOf },
  { docType: DOC_TYPE.noticeFilm, rule: RICH_TEXT_FILM_RULE, rightOf },
];

async function rightOf(db: Db, who: Who, relaId: string): Promise<FileRight> {
  const row = /^\d{1,15}$/.test(relaId) ? await selectNotice(db, Number(relaId)) : undefined;
  if (!row) return 'none';
  if (holdsPermission(who, changeNotice.access.code)) return 'write';
  return isShownTo(row, who, new Date()) ? 'read' : 'none';
}

/** Cleans the contents and links exactly the files shown in any language to the notice. */
export async function withFiles(
  db: Db,
  who: Who,
  noticeId: number,
  contents: Trilingual,
): Promise<Trilingual> {
  const ofRecord = { docTypes: NOTICE_FILES, relaId: `${noticeId}` };
  const sent = [contents.zh, contents.en, contents.ru].map((html) => cleanRichText(html));
  const names = await giveToRecord(db, who, [...new Set(sent.flatMap(resourcesIn))], ofRecord);
  const [zh = '', en = '', ru = ''] = sent.map((html) => cleanRichText(html, (id) => names.get(id) ?? null));
  await removeOthersOfRecord(db, ofRecord, [...names.values()]);
  return { zh, en, ru };
}
