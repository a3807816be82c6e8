import { type CurrentUser, hasPermission } from '../../../../platform/wire/currentUser.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { NOTICE_TRANSITIONS, type NoticeState, type NoticeTransition, noticeStatusOf } from '../states.ts';
import { changeNotice, type NoticeDetail, type NoticeEntry, publishNotice, removeNotice } from '../wire.ts';
import { contentOf, toNoticeDto } from './publishedNoticesCache.ts';
import type { ListedNotice } from './queries.ts';

/** List row of the editors, with the user's abilities. */
export function toEntryDto(
  row: ListedNotice,
  { user, language }: { user: CurrentUser; language: Language },
): NoticeEntry {
  const { id, companyTypes, companyScopes, roleKeys, updatedAt, writerName } = row;
  const { noticeTitle, noticeContent: _content, ...read } = toNoticeDto(row, language);
  return {
    ...read,
    id,
    title: noticeTitle,
    standing: noticeStatusOf(row, new Date()),
    companyTypes,
    companyScopes,
    roleKeys,
    writerName: writerName ?? '',
    updateTime: formatDateTime(updatedAt),
    abilities: abilitiesOf(row.state, user),
  };
}

export function toDetailDto(row: ListedNotice, ctx: { user: CurrentUser; language: Language }): NoticeDetail {
  return { ...toEntryDto(row, ctx), ...contentOf(row) };
}

function abilitiesOf(state: NoticeState, user: CurrentUser): NoticeEntry['abilities'] {
  const isAllowed = (move: NoticeTransition) => NOTICE_TRANSITIONS[move].from.some((from) => from === state);
  const canPublish = hasPermission(user, publishNotice.access.code);
  return {
    edit: hasPermission(user, changeNotice.access.code),
    publish: canPublish && isAllowed('publish'),
    withdraw: canPublish && isAllowed('withdraw'),
    remove: hasPermission(user, removeNotice.access.code) && state === 'draft',
  };
}
