import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { userErrorsIn } from '../../../../platform/server/texts/userError.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { accountIdsOf, accountNameOf } from '../../../people/account/server/index.ts';
import { en, ru, zh } from '../texts/server.ts';
import { type listSavedViews, MAX_OWN_VIEWS, type removeView, type saveView } from '../wire.ts';
import { savedView } from './tables.ts';

const userError = userErrorsIn({ zh, en, ru });

const MAX_SHOWN = 100;

/** Own views of a list, then those that people of the same company share; the newest first. */
export async function readViews(
  { list }: ReadBy<typeof listSavedViews>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof listSavedViews>> {
  const { accountId, companyId } = user;
  const isOwn = eq(savedView.accountId, accountId);
  const colleagues = companyId === null ? [accountId] : await accountIdsOf(db, companyId);
  return db
    .select({
      viewId: savedView.id,
      name: savedView.name,
      query: savedView.query,
      hiddenColumns: savedView.hiddenColumns,
      isShared: savedView.isShared,
      isOwn: sql<boolean>`${isOwn}`,
      ownerName: sql<string>`coalesce(${accountNameOf(savedView.accountId)}, '')`,
    })
    .from(savedView)
    .where(
      and(inArray(savedView.accountId, colleagues), eq(savedView.list, list), or(isOwn, eq(savedView.isShared, true))),
    )
    .orderBy(desc(isOwn), desc(savedView.id))
    .limit(MAX_SHOWN);
}

/** Refuses one more than the most of a list, at `name`. */
export async function storeView(
  { isShared, ...view }: ReadBy<typeof saveView>,
  { db, user }: CallContext,
): Promise<void> {
  const { accountId } = user;
  const others = await db.$count(
    savedView,
    and(eq(savedView.accountId, accountId), eq(savedView.list, view.list), ne(savedView.name, view.name)),
  );
  if (others >= MAX_OWN_VIEWS) {
    const tooMany = { most: MAX_OWN_VIEWS };
    throw userError.withFields((t) => t.tooMany(tooMany), { name: (t) => t.tooMany(tooMany) });
  }
  const { query, hiddenColumns } = view;
  const changed = { query, hiddenColumns, isShared: isShared === '1' };
  await db
    .insert(savedView)
    .values({ accountId, ...view, ...changed })
    .onConflictDoUpdate({ target: [savedView.accountId, savedView.list, savedView.name], set: changed });
}

/** Refuses a view of another person, or one that is gone. */
export async function deleteView({ viewId }: ReadBy<typeof removeView>, { db, user }: CallContext): Promise<void> {
  const removed = await db
    .delete(savedView)
    .where(and(eq(savedView.id, viewId), eq(savedView.accountId, user.accountId)))
    .returning({ id: savedView.id });
  if (removed.length === 0) throw userError((t) => t.absent);
}
