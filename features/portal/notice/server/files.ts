import { resourcesIn, sanitizeRichText } from '../../../../libs/richText/sanitizeRichText.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { FileAccess, FilePolicy } from '../../../../platform/server/files/filePolicy.ts';
import { type CurrentUser, hasPermission } from '../../../../platform/wire/currentUser.ts';
import type { Trilingual } from '../../../../platform/wire/language.ts';
import { RICH_TEXT_IMAGE_RULE, RICH_TEXT_VIDEO_RULE } from '../../../../platform/wire/uploadRules.ts';
import { DOC_TYPE } from '../../../documents/resource/docTypes.ts';
import { attachToRecord, removeUnusedOfRecord } from '../../../documents/resource/server/index.ts';
import { changeNotice } from '../wire.ts';
import { isVisibleTo } from './publishedNoticesCache.ts';
import { selectNotice } from './queries.ts';

export const NOTICE_FILES = [DOC_TYPE.notice, DOC_TYPE.noticeVideo] as const;

/** Editors can write a notice's files, its readers can read them. */
export const noticeFiles: readonly FilePolicy[] = [
  { docType: DOC_TYPE.notice, rule: RICH_TEXT_IMAGE_RULE, accessOf },
  { docType: DOC_TYPE.noticeVideo, rule: RICH_TEXT_VIDEO_RULE, accessOf },
];

async function accessOf(db: Db, user: CurrentUser, relaId: string): Promise<FileAccess> {
  const row = /^\d{1,15}$/.test(relaId) ? await selectNotice(db, Number(relaId)) : undefined;
  if (!row) return 'none';
  if (hasPermission(user, changeNotice.access.code)) return 'write';
  return isVisibleTo(row, user, new Date()) ? 'read' : 'none';
}

/** Cleans the contents and links exactly the files shown in any language to the notice. */
export async function attachFiles(
  db: Db,
  user: CurrentUser,
  noticeId: number,
  contents: Trilingual,
): Promise<Trilingual> {
  const ofRecord = { docTypes: NOTICE_FILES, relaId: `${noticeId}` };
  const sent = [contents.zh, contents.en, contents.ru].map((html) => sanitizeRichText(html));
  const names = await attachToRecord(db, user, [...new Set(sent.flatMap(resourcesIn))], ofRecord);
  const [zh = '', en = '', ru = ''] = sent.map((html) => sanitizeRichText(html, (id) => names.get(id) ?? null));
  await removeUnusedOfRecord(db, ofRecord, [...names.values()]);
  return { zh, en, ru };
}
