import { eq } from 'drizzle-orm';
import type { Feature } from '../../../../platform/server/feature.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { accountIdsOf, companyNameOf } from '../../account/server/index.ts';
import type { readClosureProtocol } from '../wire.ts';
import { companyClosure } from './tables.ts';
import { texts, userError } from './texts.ts';

const partsOf = (all: readonly Feature[]) => all.flatMap(({ personalData = [] }) => personalData);

/** Removes personal data; returns their protocol, so that neither is without the other. */
export async function removalOf(all: readonly Feature[], companyId: number, { db, user }: CallContext) {
  const accountIds = await accountIdsOf(db, companyId);
  const removed: Record<string, number> = {};
  for (const { kind, remove } of partsOf(all)) removed[kind] = await remove(db, accountIds);
  return { removed, removedAt: new Date(), removedByName: user.name, requestedByName: '—' };
}

export async function readProtocol(
  all: readonly Feature[],
  closureId: number,
  { db, language }: CallContext,
): Promise<PayloadOf<typeof readClosureProtocol>> {
  const [found] = await db
    .select({
      companyFullName: companyNameOf(companyClosure.companyId),
      removedAt: companyClosure.removedAt,
      removedBy: companyClosure.removedByName,
      removed: companyClosure.removed,
      keepUntil: companyClosure.keepUntil,
    })
    .from(companyClosure)
    .where(eq(companyClosure.id, closureId));
  if (found === undefined || found.removedAt === null || found.keepUntil === null)
    throw userError((t) => t.protocolAbsent, CODE.absent);
  const { removed, keepUntil, companyFullName, removedBy, removedAt } = found;
  return {
    companyFullName,
    removedBy,
    removedTime: formatDateTime(removedAt),
    removed: partsOf(all).flatMap(({ kind, title }) => {
      const count = removed[kind];
      return count === undefined ? [] : [{ title: title[language], count }];
    }),
    kept: [...texts[language].kept],
    keepUntil,
  };
}
