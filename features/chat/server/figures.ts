import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { type Asking, type OwnCompanyId, ownCompanyId } from '../../../platform/server/http/asking.ts';
import { ShareNextRead } from '../../../platform/server/http/shareNextRead.ts';
import { type InboxFigures, MOST_COUNTED } from '../inbox.ts';
import { countOf, served, takenBy } from './inbox.ts';
import { conversation } from './tables.ts';

type CompanyFigures = Omit<InboxFigures, 'mine'>;

const { servingCompanyId, lastMessageAt, waitingSince, firstAskedAt, firstAnsweredAt } = conversation;
const OF_DAYS = 30;
/** Every message makes all open inboxes refetch; requests of a company within this time share one query. */
const EVERY_MS = 1_000;

export class Figures {
  readonly #ofCompanies = new ShareNextRead<CompanyFigures>(EVERY_MS);

  async for({ db, who }: Asking): Promise<InboxFigures> {
    const own = ownCompanyId(who);
    const [ofCompany, mine] = await Promise.all([
      this.#ofCompanies.read(String(own), () => selectFigures(db, own)),
      countOf(db, and(served(own), takenBy(who.accountId)), MOST_COUNTED),
    ]);
    return { ...ofCompany, mine };
  }
}

/** Each query is bounded by an index: open and recent conversations only. */
async function selectFigures(db: Db, own: OwnCompanyId): Promise<CompanyFigures> {
  const since = sql`now() - make_interval(days => ${OF_DAYS})`;
  const took = sql`extract(epoch from ${firstAnsweredAt} - ${firstAskedAt})`;
  const [all, [waiting], [answered]] = await Promise.all([
    countOf(db, served(own), MOST_COUNTED),
    db
      .select({
        unanswered: sql<number>`count(*)::int`,
        longestWaitSeconds: sql<number | null>`extract(epoch from now() - min(${waitingSince}))::int`,
      })
      .from(conversation)
      .where(and(eq(servingCompanyId, own), isNotNull(waitingSince))),
    db
      .select({ median: sql<number | null>`(percentile_cont(0.5) within group (order by ${took}))::int` })
      .from(conversation)
      // implied by `first_asked_at`; lets the index on `last_message_at` serve
      .where(and(eq(servingCompanyId, own), gte(lastMessageAt, since), gte(firstAskedAt, since))),
  ]);
  return {
    all,
    unanswered: waiting?.unanswered ?? 0,
    longestWaitSeconds: waiting?.longestWaitSeconds ?? null,
    medianFirstAnswerSeconds: answered?.median ?? null,
  };
}
