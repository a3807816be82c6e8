import { and, desc, eq, gte, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { type Asking, type OwnCompanyId, ownCompanyId } from '../../../platform/server/http/asking.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import type { Page } from '../../../platform/wire/envelope.ts';
import { pageWindow } from '../../../platform/wire/paging.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import { companyIdsNamed } from '../../account/server/index.ts';
import type { InboxFigures, InboxFilter, InboxRow } from '../inbox.ts';
import type { listInbox } from '../wire.ts';
import { containers, type FoundItem, itemFor, itemRows, numbered } from './items.ts';
import { conversation } from './tables.ts';

const { waitingSince, assignedTo, lastMessageAt, firstAskedAt, firstAnsweredAt } = conversation;
const FIGURES_OF_DAYS = 30;

/** Conversations that the person's company serves. */
export async function inboxPage(
  asked: ReadBy<typeof listInbox>,
  { db, who }: Asking,
): Promise<Page<InboxRow>> {
  const own = ownCompanyId(who);
  const { limit, offset } = pageWindow(asked);
  const chosen = and(
    served(own),
    ofFilter(asked.filter, who.accountId),
    asked.conversationId === undefined ? undefined : eq(conversation.id, asked.conversationId),
    asked.text === ''
      ? undefined
      : or(numbered(asked.text), inArray(conversation.customerCompanyId, companyIdsNamed(asked.text))),
  );
  const [found, total] = await Promise.all([
    itemRows(db)
      .where(chosen)
      .orderBy(sql`${waitingSince} asc nulls last`, desc(lastMessageAt), desc(conversation.id))
      .limit(limit)
      .offset(offset),
    countOf(db, chosen),
  ]);
  return { rows: found.map((item) => rowFor(who.companyNo ?? '', item)), total };
}

const served = (own: OwnCompanyId) => and(eq(conversation.servingCompanyId, own), isNotNull(lastMessageAt));

function ofFilter(filter: InboxFilter, accountId: number): SQL | undefined {
  if (filter === 'unanswered') return isNotNull(waitingSince);
  return filter === 'mine' ? eq(assignedTo, accountId) : undefined;
}

async function countOf(db: Db, chosen: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(conversation)
    .innerJoin(containers, eq(containers.orderContainerId, conversation.orderContainerId))
    .where(chosen);
  return counted?.total ?? 0;
}

function rowFor(companyNo: string, found: FoundItem): InboxRow {
  const { firstAskedAt: asked, firstAnsweredAt: answered } = found;
  return {
    ...itemFor(companyNo, found),
    waitingSince: found.waitingSince && formatDateTime(found.waitingSince),
    firstAnswerSeconds:
      asked && answered && Math.max(0, Math.round((answered.getTime() - asked.getTime()) / 1000)),
  };
}

/** How the person's company is doing. */
export async function figures({ db, who }: Asking): Promise<InboxFigures> {
  const took = sql`extract(epoch from ${firstAnsweredAt} - ${firstAskedAt})`;
  const since = sql`now() - make_interval(days => ${FIGURES_OF_DAYS})`;
  const [found] = await db
    .select({
      unanswered: sql<number>`count(${waitingSince})::int`,
      mine: sql<number>`(count(*) filter (where ${assignedTo} = ${who.accountId}))::int`,
      all: sql<number>`count(*)::int`,
      medianFirstAnswerSeconds: sql<number | null>`(percentile_cont(0.5) within group (order by ${took})
        filter (where ${gte(firstAskedAt, since)}))::int`,
      longestWaitSeconds: sql<number | null>`extract(epoch from now() - min(${waitingSince}))::int`,
    })
    .from(conversation)
    .where(served(ownCompanyId(who)));
  return (
    found ?? { unanswered: 0, mine: 0, all: 0, medianFirstAnswerSeconds: null, longestWaitSeconds: null }
  );
}
