import { type Binding, bind } from '../../../../platform/server/http/bind.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import * as wire from '../wire.ts';
import { createDraft, deleteNotices, editNotice, transition } from './editNotices.ts';
import { publishedNoticesCache, toNoticeDto } from './publishedNoticesCache.ts';
import { selectNotice, selectPage } from './queries.ts';
import { userError } from './texts.ts';
import { toDetailDto, toEntryDto } from './toDto.ts';

export function noticeCalls(platform: Platform): Binding[] {
  const published = publishedNoticesCache(platform);
  const dependencies = ({ db, user }: CallContext) => ({ db, user, published });
  return [
    bind(wire.queryNoticeList, async ({ withContent }, { user, language }) => {
      const shown = (await published.visibleTo(user)).map((row) => toNoticeDto(row, language));
      return withContent === '1' ? shown : shown.map((notice) => ({ ...notice, noticeContent: '' }));
    }),
    bind(wire.queryNotice, async ({ id }, { user, language }) => {
      const found = (await published.visibleTo(user)).find((row) => row.id === id);
      if (!found) throw userError((t) => t.absent, CODE.absent);
      return toNoticeDto(found, language);
    }),
    bind(wire.listNotices, async (filter, ctx) => {
      const { rows, total } = await selectPage(ctx.db, filter);
      return { rows: rows.map((row) => toEntryDto(row, ctx)), total };
    }),
    bind(wire.readNotice, async ({ id }, ctx) => {
      const found = await selectNotice(ctx.db, id);
      if (!found) throw userError((t) => t.absent, CODE.absent);
      return toDetailDto(found, ctx);
    }),
    bind(wire.addNotice, (given, ctx) => createDraft(dependencies(ctx), given)),
    bind(wire.changeNotice, ({ id, ...given }, ctx) => editNotice(dependencies(ctx), id, given)),
    bind(wire.publishNotice, ({ id }, ctx) => transition(dependencies(ctx), id, 'publish')),
    bind(wire.withdrawNotice, ({ id }, ctx) => transition(dependencies(ctx), id, 'withdraw')),
    bind(wire.removeNotice, ({ id }, ctx) => deleteNotices(dependencies(ctx), id)),
  ];
}
