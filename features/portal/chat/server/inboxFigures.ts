import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, type OwnCompanyId, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { RequestCoalescer } from '../../../../platform/server/http/requestCoalescer.ts';
import { COUNT_LIMIT, type InboxFigures } from '../inbox.ts';
import { countConversations, isAssignedTo, isServedBy } from './inbox.ts';
import { conversation } from './tables.ts';

type CompanyFigures = Omit<InboxFigures, 'mine'>;

const { servingCompanyId, waitingSince, firstAskedAt, firstAnsweredAt } = conversation;
const STATISTICS_DAYS = 30;
/** Every message makes all open inboxes refetch; requests of a company within this time share one query. */
const COALESCE_MS = 25;

export class InboxFiguresReader {
  readonly #coalescer = new RequestCoalescer<CompanyFigures>(COALESCE_MS);

  async read({ db, user }: CallContext): Promise<InboxFigures> {
    const own = ownCompanyId(user);
    const [ofCompany, mine] = await Promise.all([
      this.#coalescer.run(String(own), () => selectFigures(db, own)),
      countConversations(db, and(isServedBy(own), isAssignedTo(user.accountId)), COUNT_LIMIT),
    ]);
    return { ...ofCompany, mine };
  }
}

/** Each query is bounded by an index: open and recent conversations only. */
async function selectFigures(db: Db, own: OwnCompanyId): Promise<CompanyFigures> {
  const since = sql`now() - make_interval(days => ${STATISTICS_DAYS})`;
  const firstReplySeconds = sql`extract(epoch from ${firstAnsweredAt} - ${firstAskedAt})`;
  const [all, [waiting], [answered]] = await Promise.all([
    countConversations(db, isServedBy(own), COUNT_LIMIT),
    db
      .select({
        unanswered: sql<number>`count(*)::int`,
        longestWaitSeconds: sql<number | null>`extract(epoch from now() - min(${waitingSince}))::int`,
      })
      .from(conversation)
      .where(and(eq(servingCompanyId, own), isNotNull(waitingSince))),
    db
      .select({
        median: sql<number | null>`(percentile_cont(0.5) within group (order by ${firstReplySeconds}))::int`,
      })
      .from(conversation)
      .where(and(eq(servingCompanyId, own), gte(firstAskedAt, since))),
  ]);
  return {
    all,
    unanswered: waiting?.unanswered ?? 0,
    longestWaitSeconds: waiting?.longestWaitSeconds ?? null,
    medianFirstAnswerSeconds: answered?.median ?? null,
  };
}
