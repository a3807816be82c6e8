import { eq, gte, lt, sql } from 'drizzle-orm';
import { normalizeContainerNumber } from '../../../../libs/containerCodes/containerNumber.ts';
import { keywordFilter } from '../../../../platform/server/database/keywordFilter.ts';
import { ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { sheetField } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import { parseDateTime } from '../../../../platform/wire/time.ts';
import { accountNameOf } from '../../../people/account/server/index.ts';
import { papers } from '../wire.ts';
import { newestFirst } from './queries.ts';
import { paper } from './tables.ts';
import { texts } from './texts.ts';

const DAY_MS = 86_400_000;
const { text, label, time, whole } = sheetField;

/** Papers of the own company, the newest first. */
export const paperRecords = serveRecords(papers, {
  from: paper,
  texts,
  sheetTitle: (t) => t.title,
  columns: (t) => ({
    id: paper.id,
    resourceId: paper.resourceId,
    fileName: text(t.fileName, 40, paper.fileName),
    containerNo: text(t.container, 16, paper.containerNo),
    paperKind: label(t.kind, 16, paper.kind, t.kinds),
    recognizeState: label(t.state, 14, paper.state, t.states),
    pagesDone: paper.pagesDone,
    pageCount: whole(t.pages, 8, paper.pageCount),
    firstPage: paper.firstPage,
    lastPage: paper.lastPage,
    failedFor: paper.failedFor,
    doubtCount: whole(t.doubts, 10, paper.doubtCount),
    sameAsId: paper.sameAsId,
    orderBigNo: text(t.order, 20, paper.orderNo),
    addUserName: text(t.by, 16, sql<string>`coalesce(${accountNameOf(paper.accountId)}, '')`),
    addTime: time(t.added, 18, paper.createdAt),
    finishTime: time(t.finished, 18, paper.finishedAt),
  }),
  scope: ({ user }) => eq(paper.companyId, ownCompanyId(user)),
  where: (filter, { user }) => [
    keywordFilter(filter.fileName, [paper.fileName, paper.containerNo]),
    filter.addTimeStart ? gte(paper.createdAt, parseDateTime(filter.addTimeStart)) : undefined,
    filter.addTimeEnd ? lt(paper.createdAt, new Date(parseDateTime(filter.addTimeEnd).getTime() + DAY_MS)) : undefined,
    filter.dataType === 'my' ? eq(paper.accountId, user.accountId) : undefined,
    filter.recognizeState && eq(paper.state, filter.recognizeState),
    filter.goodsBillId === '' ? undefined : eq(paper.orderNo, filter.goodsBillId),
    filter.taoSeq === '' ? undefined : eq(paper.containerNo, normalizeContainerNumber(filter.taoSeq)),
  ],
  order: newestFirst,
});
