import { eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import type { getTrainViews, saveTrainViews } from '../wire.ts';
import { trainViews } from './tables.ts';

export async function readOwnViews(
  _input: ReadBy<typeof getTrainViews>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof getTrainViews>> {
  const [own] = await db
    .select({ views: trainViews.views })
    .from(trainViews)
    .where(eq(trainViews.accountId, user.accountId));
  return own?.views ?? null;
}

export async function saveOwnViews(
  { views }: ReadBy<typeof saveTrainViews>,
  { db, user }: CallContext,
): Promise<void> {
  await db
    .insert(trainViews)
    .values({ accountId: user.accountId, views })
    .onConflictDoUpdate({ target: trainViews.accountId, set: { views } });
}
