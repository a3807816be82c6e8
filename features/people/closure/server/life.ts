import { eq } from 'drizzle-orm';
import type { Feature } from '../../../../platform/server/feature.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { serveLifecycle } from '../../../../platform/server/lifecycle/serveLifecycle.ts';
import { writeOutbox } from '../../../../platform/server/outbox/writeOutbox.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { shownTimes } from '../../../../platform/wire/shownTime.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { readConfigNumber } from '../../../portal/config/server/index.ts';
import { news, todosAbout } from '../../../portal/message/server/index.ts';
import { companyNameOf, deactivateCompany, mainContacts, reactivateCompany } from '../../account/server/index.ts';
import { signOutAll } from '../../session/server/index.ts';
import { closureLife } from '../wire.ts';
import { assertNothingOpen, KEEP_YEARS } from './closing.ts';
import { aboutClosure, CLOSURE_TODOS, closureDeclined } from './messages.ts';
import { removalOf } from './personalData.ts';
import { companyClosure } from './tables.ts';
import { texts, userError } from './texts.ts';

type ClosureRow = typeof companyClosure.$inferSelect;

const decided = () => userError((t) => t.decided);

/** Last day on which papers are still kept. */
function lastDayKept(now: Date, years: number): string {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return formatDate(end);
}

/** The people who lose their accounts, and a letter to the main ones as long as they are there. */
async function closing(all: readonly Feature[], { id, companyId }: ClosureRow, { db, language }: CallContext) {
  await assertNothingOpen(db, all, companyId, language);
  const closedAt = new Date();
  const keepUntil = lastDayKept(closedAt, await readConfigNumber(db, KEEP_YEARS));
  const [named] = await db
    .select({ companyName: companyNameOf(companyClosure.companyId) })
    .from(companyClosure)
    .where(eq(companyClosure.id, id));
  const contacts = (await mainContacts(db, companyId)).filter(({ email }) => email !== '');
  const letters = contacts.map(({ email: receiver, language: reads }) => ({
    ...texts[reads].closedLetter({
      companyName: named?.companyName ?? '',
      keepUntil: shownTimes(reads).date(keepUntil),
    }),
    channel: 'email' as const,
    receiver,
  }));
  await writeOutbox(db, letters);
  return { closedAt, keepUntil, people: await deactivateCompany(db, companyId) };
}

const assertDataThere = ({ removedAt }: ClosureRow) => {
  if (removedAt !== null) throw userError((t) => t.dataGone);
  return {};
};

/** `all`: features, which say what is still open and what they hold of people. */
export const closureMoves = (all: readonly Feature[]) =>
  serveLifecycle(closureLife, {
    table: companyClosure,
    state: 'status',
    absent: () => userError((t) => t.absent, CODE.absent),
    moved: decided,
    scopes: { company: ({ user }) => eq(companyClosure.companyId, ownCompanyId(user)) },
    moves: {
      withdrawClosure: { absent: decided },
      close: {
        set: (row, _input, ctx) => closing(all, row, ctx),
        effect: ({ people }, _input, { db }) => signOutAll(db, people),
      },
      decline: {
        set: (_row, { reason }) => ({ remark: reason }),
        news: ({ id, requestedBy: accountId, remark: reason }) =>
          news(closureDeclined, { accountId, about: aboutClosure(id), params: { reason } }),
      },
      reopen: {
        set: assertDataThere,
        effect: ({ companyId, people }, _input, { db }) => reactivateCompany(db, companyId, people),
      },
      removePersonalData: {
        moved: () => userError((t) => t.notClosed),
        async set(row, _input, ctx) {
          assertDataThere(row);
          return removalOf(all, row.companyId, ctx);
        },
      },
    },
    todos: { in: ['requested'], close: todosAbout(aboutClosure, CLOSURE_TODOS) },
  });
