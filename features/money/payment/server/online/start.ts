import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { isAboveZero, isEqual } from '../../../../../libs/amounts/compare.ts';
import { auditEntryOf, writeAudit } from '../../../../../platform/server/audit/auditLog.ts';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { findOwnOpenBill } from '../../../bill/server/index.ts';
import { DEPOSIT_CURRENCY, findOwnOutstanding } from '../../../deposit/server/index.ts';
import { startDepositOnline, startOnline } from '../../wire.ts';
import { paymentIntent } from '../tables.ts';
import { userError } from '../texts.ts';
import { type Intent, settleIntent, type WalletNotification } from './online.ts';
import type { PaymentProvider } from './provider.ts';

const EXPIRY_MS = 30 * 60_000;
/** Equal demands within it are one. */
const SAME_MOMENT_MS = 10_000;
/** Payments that others began meanwhile are ended too, this often. */
const MAX_ROUNDS = 5;

interface NewIntent {
  companyId: number;
  amount: string;
  currency: string;
  billId?: number;
  depositId?: number;
}

async function insertIntent(
  db: Db,
  provider: PaymentProvider,
  asked: NewIntent & { accountId: number },
): Promise<Intent> {
  const [made] = await db
    .insert(paymentIntent)
    .values({
      ...asked,
      ref: randomBytes(24).toString('base64url'),
      provider: provider.name,
      expiresAt: new Date(Date.now() + EXPIRY_MS),
    })
    .returning();
  if (made === undefined) throw new Error('a payment was not written');
  return made;
}

/** The wallet is asked once the payment is kept, outside of transactions (docs/decisions/032). */
async function walletPage(provider: PaymentProvider, intent: Intent): Promise<{ ref: string; url: string }> {
  return { ref: intent.ref, url: (await provider.start(intent)).url };
}

/** Of an own bill, all that is open. Commits by itself. */
export async function begin(
  provider: PaymentProvider | null,
  input: ReadBy<typeof startOnline>,
  ctx: CallContext,
): Promise<PayloadOf<typeof startOnline>> {
  if (provider === null) throw userError((t) => t.noOnline);
  const companyId = ownCompanyId(ctx.user);
  const { accountId } = ctx.user;
  const { billId } = input;
  const intent = await ctx.db.transaction(async (db) => {
    const found = await findOwnOpenBill(db, { companyId, billId });
    if (found === undefined) throw userError((t) => t.nothingOpen);
    const { open: amount, currency } = found;
    await writeAudit(db, auditEntryOf(startOnline, input, ctx));
    return insertIntent(db, provider, { companyId, billId, amount, currency, accountId });
  });
  return walletPage(provider, intent);
}

const selectPending = (db: Db, depositId: number): Promise<Intent[]> =>
  db
    .select()
    .from(paymentIntent)
    .where(and(eq(paymentIntent.depositId, depositId), eq(paymentIntent.status, 'started')));

interface Ended {
  ref: string;
  /** null: the wallet knows nothing of it */
  outcome: WalletNotification | null;
}

/** All that is outstanding of an own deposit; of its payments one is under way at most. Commits by itself. */
export async function beginDeposit(
  provider: PaymentProvider | null,
  input: ReadBy<typeof startDepositOnline>,
  ctx: CallContext,
): Promise<PayloadOf<typeof startDepositOnline>> {
  if (provider === null) throw userError((t) => t.noOnline);
  const demand = { companyId: ownCompanyId(ctx.user), depositId: input.depositId };
  const amount = await findOwnOutstanding(ctx.db, demand);
  if (amount === null || !isAboveZero(amount)) throw userError((t) => t.nothingDue);
  const ended: Ended[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const pending = await selectPending(ctx.db, demand.depositId);
    const isAsked = pending.some((intent) => isSame(intent, amount));
    for (const { ref } of isAsked ? [] : pending) ended.push({ ref, outcome: await provider.cancel(ref) });
    const known = await ctx.db.transaction((db) => settleAndInsert(db, provider, input, ctx, ended));
    if (known !== undefined) return walletPage(provider, known);
  }
  throw userError.retryable((t) => t.decided);
}

const isSame = (intent: Intent, amount: string): boolean =>
  isEqual(intent.amount, amount) && Date.now() - intent.createdAt.getTime() < SAME_MOMENT_MS;

/**
 * Settles what became of the ended payments, then answers the one that is under way or turned out to be paid, else a
 * new one. undefined: another was begun meanwhile.
 */
async function settleAndInsert(
  db: Db,
  provider: PaymentProvider,
  input: ReadBy<typeof startDepositOnline>,
  ctx: CallContext,
  ended: readonly Ended[],
): Promise<Intent | undefined> {
  const { depositId } = input;
  const companyId = ownCompanyId(ctx.user);
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('payment.deposit'), ${depositId}::int)`);
  const pending = await selectPending(db, depositId);
  const amount = await findOwnOutstanding(db, { companyId, depositId });
  const same = amount === null ? undefined : pending.find((intent) => isSame(intent, amount));
  if (same !== undefined) return same;
  const outcomes = new Map(ended.map(({ ref, outcome }) => [ref, outcome]));
  if (pending.some(({ ref }) => !outcomes.has(ref))) return undefined;
  await writeAudit(db, auditEntryOf(startDepositOnline, input, ctx));
  let paid: Intent | undefined;
  for (const intent of pending) {
    const outcome = outcomes.get(intent.ref);
    if (outcome) await settleIntent(db, outcome);
    if (outcome?.result === 'paid') paid = intent;
  }
  if (paid !== undefined) return paid;
  if (amount === null || !isAboveZero(amount)) throw userError((t) => t.nothingDue);
  const { accountId } = ctx.user;
  return insertIntent(db, provider, { companyId, depositId, amount, currency: DEPOSIT_CURRENCY, accountId });
}
