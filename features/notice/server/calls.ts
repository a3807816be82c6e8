import type { Asking } from '../../../platform/server/http/asking.ts';
import { type Binding, bind } from '../../../platform/server/http/bind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import * as wire from '../wire.ts';
import { detailOf, entryOf } from './entry.ts';
import { inLanguage, publishedNotices } from './published.ts';
import { selectNotice, selectPage } from './queries.ts';
import { refuse } from './texts.ts';
import { change, move, remove, write } from './write.ts';

export function noticeCalls(platform: Platform): Binding[] {
  const published = publishedNotices(platform);
  const means = ({ db, who }: Asking) => ({ db, who, published });
  return [
    bind(wire.queryNoticeList, async ({ withContent }, { who, language }) => {
      const shown = (await published.for(who)).map((row) => inLanguage(row, language));
      return withContent === '1' ? shown : shown.map((notice) => ({ ...notice, noticeContent: '' }));
    }),
    bind(wire.queryNotice, async ({ id }, { who, language }) => {
      const found = (await published.for(who)).find((row) => row.id === id);
      if (!found) throw refuse((t) => t.absent, CODE.absent);
      return inLanguage(found, language);
    }),
    bind(wire.listNotices, async (filter, asking) => {
      const { found, total } = await selectPage(asking.db, filter);
      return { rows: found.map((row) => entryOf(row, asking)), total };
    }),
    bind(wire.readNotice, async ({ id }, asking) => {
      const found = await selectNotice(asking.db, id);
      if (!found) throw refuse((t) => t.absent, CODE.absent);
      return detailOf(found, asking);
    }),
    bind(wire.addNotice, (given, asking) => write(means(asking), given)),
    bind(wire.changeNotice, ({ id, ...given }, asking) => change(means(asking), id, given)),
    bind(wire.publishNotice, ({ id }, asking) => move(means(asking), id, 'publish')),
    bind(wire.withdrawNotice, ({ id }, asking) => move(means(asking), id, 'withdraw')),
    bind(wire.removeNotice, ({ id }, asking) => remove(means(asking), id)),
  ];
}
