import { desc, eq } from 'drizzle-orm';
import { type Db, violatedUnique } from '../../../../platform/server/database/connect.ts';
import type { Feature } from '../../../../platform/server/feature.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { readConfigNumber } from '../../../portal/config/server/index.ts';
import { sendMessages } from '../../../portal/message/server/index.ts';
import type { queryClosure, requestClosure } from '../wire.ts';
import { aboutClosure, closureRequested } from './messages.ts';
import { companyClosure } from './tables.ts';
import { userError } from './texts.ts';

/** Accounting papers and contracts in China: ten years. */
export const KEEP_YEARS = { key: 'closure.keepYears', otherwise: 10 };

type Obstacles = PayloadOf<typeof queryClosure>['obstacles'];

async function obstaclesOf(db: Db, all: readonly Feature[], companyId: number, language: Language): Promise<Obstacles> {
  const found: Obstacles = [];
  for (const { title, count } of all.flatMap(({ closureObstacles = [] }) => closureObstacles)) {
    const open = await count(db, companyId);
    if (open > 0) found.push({ title: title[language], count: open });
  }
  return found;
}

export async function assertNothingOpen(db: Db, all: readonly Feature[], companyId: number, language: Language) {
  const obstacles = await obstaclesOf(db, all, companyId, language);
  if (obstacles.length === 0) return;
  const what = obstacles.map(({ title, count }) => `${title} (${count})`).join(', ');
  throw userError((t) => t.obstacles({ what }));
}

export async function readClosure(
  all: readonly Feature[],
  { db, user, language }: CallContext,
): Promise<PayloadOf<typeof queryClosure>> {
  const own = ownCompanyId(user);
  const [last] = await db
    .select()
    .from(companyClosure)
    .where(eq(companyClosure.companyId, own))
    .orderBy(desc(companyClosure.id))
    .limit(1);
  return {
    companyFullName: user.companyName ?? '',
    obstacles: await obstaclesOf(db, all, own, language),
    keepYears: await readConfigNumber(db, KEEP_YEARS),
    last: last
      ? {
          closureId: last.id,
          status: last.status,
          reason: last.reason,
          remark: last.remark,
          requestTime: formatDateTime(last.createdAt),
        }
      : null,
  };
}

export async function request(
  all: readonly Feature[],
  { companyFullName, reason, removesPersonalData }: ReadBy<typeof requestClosure>,
  { db, user, language }: CallContext,
): Promise<void> {
  const companyId = ownCompanyId(user);
  const name = user.companyName ?? '';
  if (companyFullName !== name) throw userError.withFields((t) => t.otherName, { companyFullName: (t) => t.otherName });
  await assertNothingOpen(db, all, companyId, language);
  const asked = { companyId, requestedBy: user.accountId, requestedByName: user.name, reason };
  const [added] = await db
    .insert(companyClosure)
    .values({ ...asked, removesPersonalData })
    .returning({ closureId: companyClosure.id })
    .catch((fault: unknown) => {
      if (violatedUnique(fault) === 'company_closure_open') throw userError((t) => t.requestedAlready);
      throw fault;
    });
  if (added === undefined) throw new Error('a closure was not added');
  const { closureId } = added;
  const params = { companyName: name, closureId };
  await sendMessages(db, closureRequested, [{ about: aboutClosure(closureId), params }]);
}
