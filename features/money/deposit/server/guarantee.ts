import { desc, eq, inArray, sql } from 'drizzle-orm';
import { isAbove } from '../../../../libs/amounts/compare.ts';
import { type Db, violatedUnique } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { serveLifecycle } from '../../../../platform/server/lifecycle/serveLifecycle.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { accountNameOf } from '../../../people/account/server/index.ts';
import { closeTodos, sendMessages, todosAbout } from '../../../portal/message/server/index.ts';
import type * as wire from '../wire.ts';
import { guaranteeLife } from '../wire.ts';
import { claimProof } from './files.ts';
import { notifyDepositsChanged } from './live.ts';
import {
  aboutDeposit,
  aboutGuarantee,
  GUARANTEE_TODOS,
  guaranteeDecided,
  guaranteeSubmitted,
  SUBMITTED_TODOS,
  sendGuaranteeDueMessages,
} from './messages.ts';
import { lockDeposit, selectOfContract, today } from './queries.ts';
import { syncDues } from './syncDues.ts';
import { deposit, depositGuarantee } from './tables.ts';
import { userError } from './texts.ts';

/** Guarantees of some deposits, newest first. */
export async function unsafeSelectGuarantees(db: Db, depositIds: readonly number[]) {
  return db
    .select({ row: depositGuarantee, byName: accountNameOf(depositGuarantee.accountId) })
    .from(depositGuarantee)
    .where(inArray(depositGuarantee.depositId, [...depositIds]))
    .orderBy(desc(depositGuarantee.id))
    .then((found) => found.map(({ row, byName }) => ({ ...row, byName: byName ?? '' })));
}

type GuaranteeRow = Awaited<ReturnType<typeof unsafeSelectGuarantees>>[number];

export const toGuarantee = (row: GuaranteeRow): wire.Guarantee => ({
  guaranteeId: row.id,
  amount: row.amount,
  bankName: row.bankName,
  guaranteeNo: row.guaranteeNo,
  validUntil: row.validUntil,
  status: row.status,
  isExpired: row.validUntil < today(),
  reason: row.reason,
  submitTime: formatDateTime(row.createdAt),
  byName: row.byName,
  resourceId: row.resourceId,
});

export async function readGuarantees(
  { depositId }: ReadBy<typeof wire.listGuarantees>,
  { db }: CallContext,
): Promise<PayloadOf<typeof wire.listGuarantees>> {
  return (await unsafeSelectGuarantees(db, [depositId])).map(toGuarantee);
}

type Given = ReadBy<typeof wire.submitGuarantee>;

/** One waits at a time; it may take the place of an accepted one before that ends. */
export async function submit(input: Given, { db, user }: CallContext): Promise<PayloadOf<typeof wire.submitGuarantee>> {
  const companyId = ownCompanyId(user);
  await syncDues(db, companyId);
  const found = await lockGuaranteed(db, await selectOfContract(db, companyId, input.contractId), input);
  assertCovers(input, found.guaranteeDue);
  const { depositId, contractId, contractNo } = found;
  const { amount, bankName, guaranteeNo, validUntil, resourceId } = input;
  await claimProof(db, user, { depositId, resourceId });
  const values = { depositId, contractId, amount, bankName, guaranteeNo, validUntil, resourceId };
  const [made] = await db
    .insert(depositGuarantee)
    .values({ ...values, accountId: user.accountId })
    .returning({ guaranteeId: depositGuarantee.id })
    .catch(refuseTwice);
  if (made === undefined) throw new Error('a guarantee was not added');
  await closeTodos(db, [aboutDeposit(depositId)], GUARANTEE_TODOS);
  const params = { companyName: user.companyName ?? '', contractNo, amount, depositId };
  await sendMessages(db, guaranteeSubmitted, [{ about: aboutGuarantee(made.guaranteeId), params }]);
  await notifyDepositsChanged(db, companyId);
  return { depositId, ...made };
}

async function lockGuaranteed(db: Db, ofContract: Awaited<ReturnType<typeof selectOfContract>>, { lineType }: Given) {
  const chosen = ofContract.filter((one) => lineType === undefined || one.lineType === lineType);
  for (const { depositId } of chosen) {
    const found = await lockDeposit(db, depositId);
    if (found?.isGuarantee && found.contractId !== null) return { ...found, contractId: found.contractId };
  }
  throw chosen.length === 0 ? userError((t) => t.absent, CODE.absent) : userError((t) => t.cashDemanded);
}

function assertCovers({ amount, validUntil }: Given, demanded: string): void {
  if (isAbove(demanded, amount))
    throw userError.withFields((t) => t.guaranteeTooLow({ amount: demanded }), {
      amount: (t) => t.guaranteeTooLow({ amount: demanded }),
    });
  if (validUntil < today())
    throw userError.withFields((t) => t.guaranteeEnded, { validUntil: (t) => t.guaranteeEnded });
}

function refuseTwice(fault: unknown): never {
  const violated = violatedUnique(fault);
  if (violated === 'deposit_guarantee_waiting') throw userError((t) => t.guaranteeWaits);
  if (violated !== 'deposit_guarantee_paper') throw fault;
  throw userError.withFields((t) => t.proofTwice, { resourceId: (t) => t.proofTwice });
}

const decided = (_row: unknown, { reason }: { reason: string }, { user }: CallContext) => ({
  reason,
  decidedBy: user.accountId,
  decidedAt: new Date(),
});

type Guarantee = typeof depositGuarantee.$inferSelect;

const newVersion = ({ depositId }: Guarantee, _input: object, { db }: CallContext) =>
  db
    .update(deposit)
    .set({ version: sql`${deposit.version} + 1` })
    .where(eq(deposit.id, depositId));

type GuaranteeMessage = (typeof guaranteeDecided)[keyof typeof guaranteeDecided];

/** To the company, whose open pages and deposit change with its guarantee. */
async function tellCompany(
  db: Db,
  { depositId, amount, reason, validUntil }: Guarantee,
  message: GuaranteeMessage,
): Promise<void> {
  const found = await lockDeposit(db, depositId);
  if (found === undefined) throw new Error('a guarantee has no deposit');
  const { companyId, contractNo } = found;
  const params = { contractNo, amount, reason, validUntil };
  await sendMessages(db, message, [{ companyId, about: aboutDeposit(depositId), params }]);
  await notifyDepositsChanged(db, companyId);
}

/** The company hears of it, and is asked for another guarantee where it lacks one. */
export const guaranteeMoves = serveLifecycle(guaranteeLife, {
  table: depositGuarantee,
  state: 'status',
  absent: () => userError((t) => t.decided),
  moved: () => userError((t) => t.decided),
  moves: {
    acceptGuarantee: {
      set: decided,
      effect: newVersion,
      news: (row) => [(db) => tellCompany(db, row, guaranteeDecided.accepted)],
    },
    rejectGuarantee: {
      set: decided,
      effect: newVersion,
      news: (row) => [(db) => tellCompany(db, row, guaranteeDecided.rejected)],
    },
    releaseGuarantee: {
      set: decided,
      effect: newVersion,
      news: (row) => [
        (db) => tellCompany(db, row, guaranteeDecided.released),
        (db) => sendGuaranteeDueMessages(db, [row.depositId]),
      ],
    },
  },
  todos: { in: ['submitted'], close: todosAbout(aboutGuarantee, SUBMITTED_TODOS) },
});
