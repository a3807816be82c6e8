import type { Language } from '../../../platform/wire/language.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import { holdsPermission, type Who } from '../../../platform/wire/who.ts';
import { NOTICE_MOVES, type NoticeMove, type NoticeState, standingOf } from '../states.ts';
import { changeNotice, type NoticeDetail, type NoticeEntry, publishNotice, removeNotice } from '../wire.ts';
import { inLanguage, wordsOf } from './published.ts';
import type { ListedNotice } from './queries.ts';

/** List row of the editors, with the user's abilities. */
export function entryOf(row: ListedNotice, { who, language }: { who: Who; language: Language }): NoticeEntry {
  const { id, companyTypes, companyScopes, roleKeys, updatedAt, writerName } = row;
  const { noticeTitle, noticeContent: _content, ...read } = inLanguage(row, language);
  return {
    ...read,
    id,
    title: noticeTitle,
    standing: standingOf(row, new Date()),
    companyTypes,
    companyScopes,
    roleKeys,
    writerName: writerName ?? '',
    updateTime: formatDateTime(updatedAt),
    may: mayOf(row.state, who),
  };
}

export function detailOf(row: ListedNotice, asking: { who: Who; language: Language }): NoticeDetail {
  return { ...entryOf(row, asking), ...wordsOf(row) };
}

function mayOf(state: NoticeState, who: Who): NoticeEntry['may'] {
  const goesFrom = (move: NoticeMove) => NOTICE_MOVES[move].from.some((from) => from === state);
  const mayPublish = holdsPermission(who, publishNotice.access.code);
  return {
    edit: holdsPermission(who, changeNotice.access.code),
    publish: mayPublish && goesFrom('publish'),
    withdraw: mayPublish && goesFrom('withdraw'),
    remove: holdsPermission(who, removeNotice.access.code) && state === 'draft',
  };
}
