import { and, desc, eq } from 'drizzle-orm';
import { type Db, violatedUnique } from '../../../platform/server/database/connect.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { type CallContext, ownCompanyId } from '../../../platform/server/http/callContext.ts';
import { writeOutbox } from '../../../platform/server/outbox/writeOutbox.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { formatDate, formatDateTime } from '../../../platform/wire/time.ts';
import {
  companyNameOf,
  deactivateCompany,
  mainContacts,
  reactivateCompany,
} from '../../account/server/index.ts';
import { readConfigNumber } from '../../config/server/index.ts';
import { closeTodos, sendMessages } from '../../message/server/index.ts';
import { signOutAll } from '../../session/server/index.ts';
import type { declineClosure, queryClosure, requestClosure } from '../wire.ts';
import { aboutClosure, CLOSURE_TODOS, closureDeclined, closureRequested } from './messages.ts';
import { companyClosure } from './tables.ts';
import { texts, userError } from './texts.ts';

/** Accounting papers and contracts in China: ten years. */
const KEEP_YEARS = { key: 'closure.keepYears', otherwise: 10 };

type Obstacles = PayloadOf<typeof queryClosure>['obstacles'];

async function obstaclesOf(
  db: Db,
  all: readonly Feature[],
  companyId: number,
  language: Language,
): Promise<Obstacles> {
  const found: Obstacles = [];
  for (const { title, count } of all.flatMap(({ closureObstacles = [] }) => closureObstacles)) {
    const open = await count(db, companyId);
    if (open > 0) found.push({ title: title[language], count: open });
  }
  return found;
}

async function assertNothingOpen(db: Db, all: readonly Feature[], companyId: number, language: Language) {
  const obstacles = await obstaclesOf(db, all, companyId, language);
  if (obstacles.length === 0) return;
  const what = obstacles.map(({ title, count }) => `${title} (${count})`).join(', ');
  throw userError((t) => t.obstacles({ what }));
}

const SHOWN = {
  closureId: companyClosure.id,
  companyId: companyClosure.companyId,
  companyFullName: companyNameOf(companyClosure.companyId),
  requestedBy: companyClosure.requestedBy,
  status: companyClosure.status,
  reason: companyClosure.reason,
  remark: companyClosure.remark,
  createdAt: companyClosure.createdAt,
  people: companyClosure.people,
  removedAt: companyClosure.removedAt,
};

export async function readClosure(
  all: readonly Feature[],
  { db, user, language }: CallContext,
): Promise<PayloadOf<typeof queryClosure>> {
  const own = ownCompanyId(user);
  const [last] = await db
    .select(SHOWN)
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
          closureId: last.closureId,
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
  if (companyFullName !== name)
    throw userError.withFields((t) => t.otherName, { companyFullName: (t) => t.otherName });
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

export async function withdraw(closureId: number, { db, user }: CallContext): Promise<void> {
  const withdrawn = await db
    .update(companyClosure)
    .set({ status: 'withdrawn' })
    .where(
      and(
        eq(companyClosure.id, closureId),
        eq(companyClosure.companyId, ownCompanyId(user)),
        eq(companyClosure.status, 'requested'),
      ),
    )
    .returning({ id: companyClosure.id });
  if (withdrawn.length === 0) throw userError((t) => t.decided);
  await closeTodos(db, [aboutClosure(closureId)], CLOSURE_TODOS);
}

/** Any company's, locked until the end of the transaction. */
export async function unsafeLockClosure(db: Db, closureId: number) {
  const [found] = await db
    .select(SHOWN)
    .from(companyClosure)
    .where(eq(companyClosure.id, closureId))
    .for('update');
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  return found;
}

/** Last day on which papers are still kept. */
function lastDayKept(now: Date, years: number): string {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return formatDate(end);
}

export async function close(
  all: readonly Feature[],
  closureId: number,
  { db, language }: CallContext,
): Promise<void> {
  const found = await unsafeLockClosure(db, closureId);
  if (found.status !== 'requested') throw userError((t) => t.decided);
  await assertNothingOpen(db, all, found.companyId, language);
  const contacts = await mainContacts(db, found.companyId);
  const people = await deactivateCompany(db, found.companyId);
  const now = new Date();
  const keepUntil = lastDayKept(now, await readConfigNumber(db, KEEP_YEARS));
  await db
    .update(companyClosure)
    .set({ status: 'closed', closedAt: now, keepUntil, people })
    .where(eq(companyClosure.id, closureId));
  await signOutAll(db, people);
  await closeTodos(db, [aboutClosure(closureId)], CLOSURE_TODOS);
  const letters = contacts.flatMap(({ email, language: reads }) =>
    email === ''
      ? []
      : [
          {
            channel: 'email' as const,
            receiver: email,
            ...texts[reads].closedLetter({ companyName: found.companyFullName, keepUntil }),
          },
        ],
  );
  await writeOutbox(db, letters);
}

export async function decline(
  { closureId, reason }: ReadBy<typeof declineClosure>,
  { db }: CallContext,
): Promise<void> {
  const found = await unsafeLockClosure(db, closureId);
  if (found.status !== 'requested') throw userError((t) => t.decided);
  await db
    .update(companyClosure)
    .set({ status: 'declined', remark: reason })
    .where(eq(companyClosure.id, closureId));
  const about = aboutClosure(closureId);
  await closeTodos(db, [about], CLOSURE_TODOS);
  await sendMessages(db, closureDeclined, [{ accountId: found.requestedBy, about, params: { reason } }]);
}

export async function reopen(closureId: number, { db }: CallContext): Promise<void> {
  const { status, removedAt, companyId, people } = await unsafeLockClosure(db, closureId);
  if (status !== 'closed') throw userError((t) => t.decided);
  if (removedAt !== null) throw userError((t) => t.dataGone);
  await db.update(companyClosure).set({ status: 'reopened' }).where(eq(companyClosure.id, closureId));
  await reactivateCompany(db, companyId, people);
}
