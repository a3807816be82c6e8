import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { closeTodos, sendMessages } from '../../../../portal/message/server/index.ts';
import { contractStateOf } from '../../contractState.ts';
import { CONTRACT_EVENT } from '../../eventKinds.ts';
import type * as wire from '../../lifeWire.ts';
import type { VoidSide, VoidState } from '../../voiding.ts';
import { recordContractEvent } from '../evidence/recordEvent.ts';
import { notifyContractsChanged } from '../live.ts';
import { aboutContract } from '../messages.ts';
import { type Contract, unsafeSelectContract } from '../queries.ts';
import { contract } from '../tables.ts';
import { userError } from '../texts.ts';
import * as messages from './messages.ts';
import { contractVoid } from './tables.ts';
import { lifeError } from './texts.ts';

/** What both sides may do; a company only with its own contracts. */
interface Asker {
  side: VoidSide;
  mayTouch: (companyId: number) => boolean;
}

export const asPlatform: Asker = { side: 'platform', mayTouch: () => true };

export function asCompany({ user }: CallContext): Asker {
  const own = ownCompanyId(user);
  return { side: 'company', mayTouch: (companyId) => companyId === own };
}

/** Serialises what happens to one contract until commit. */
async function lockContract(db: Db, asker: Asker, contractId: number): Promise<Contract> {
  await db.select({ id: contract.id }).from(contract).where(eq(contract.id, contractId)).for('no key update');
  const found = await unsafeSelectContract(db, contractId);
  if (found === undefined || !asker.mayTouch(found.row.companyId)) throw userError((t) => t.absent, CODE.absent);
  return found;
}

export function isVoidable(row: Contract['row'], today = formatDate(new Date())): boolean {
  return ['inForce', 'upcoming'].includes(contractStateOf(row, today));
}

/** Asks the other side to end a contract; one request waits at a time. */
export async function ask(
  asker: Asker,
  { contractId, reason }: ReadBy<typeof wire.askVoid>,
  ctx: CallContext,
): Promise<void> {
  const { db, user } = ctx;
  const { row, companyFullName } = await lockContract(db, asker, contractId);
  if (!isVoidable(row)) throw lifeError((t) => t.notVoidable);
  const added = { contractId, askedBy: asker.side, askedAccountId: user.accountId, reason };
  const made = await db.insert(contractVoid).values(added).onConflictDoNothing().returning({ id: contractVoid.id });
  if (made.length === 0) throw lifeError((t) => t.voidOpen);
  await recordContractEvent(db, ctx, { contractId, kind: CONTRACT_EVENT.voidAsked, facts: { reason } });
  const about = aboutContract(contractId);
  const params = { contractNo: row.contractNo, reason };
  if (asker.side === 'platform')
    await sendMessages(db, messages.voidAsked, [{ companyId: row.companyId, about, params }]);
  else
    await sendMessages(db, messages.voidAskedByCompany, [
      { about, params: { ...params, companyName: companyFullName } },
    ]);
  await notifyContractsChanged(db, row.companyId);
}

/** The open request, with its contract locked. */
async function lockOpenVoid(db: Db, asker: Asker, voidId: number) {
  const [known] = await db
    .select({ contractId: contractVoid.contractId })
    .from(contractVoid)
    .where(eq(contractVoid.id, voidId));
  if (known === undefined) throw lifeError((t) => t.voidAnswered, CODE.absent);
  const found = await lockContract(db, asker, known.contractId);
  const [request] = await db
    .select()
    .from(contractVoid)
    .where(and(eq(contractVoid.id, voidId), eq(contractVoid.state, 'asked')));
  if (request === undefined) throw lifeError((t) => t.voidAnswered);
  return { ...found, request };
}

const settle = (
  db: Db,
  voidId: number,
  state: VoidState,
  { accountId, answer }: { accountId: number; answer: string },
) =>
  db
    .update(contractVoid)
    .set({ state, answer, answeredAccountId: accountId, answeredAt: new Date() })
    .where(eq(contractVoid.id, voidId));

/** The other side agrees, and the contract is void; or declines, and it goes on. */
export async function answer(
  asker: Asker,
  { voidId, isAgreed, answer: words }: ReadBy<typeof wire.answerVoid>,
  ctx: CallContext,
): Promise<void> {
  const { db, user } = ctx;
  const { row, request } = await lockOpenVoid(db, asker, voidId);
  if (request.askedBy === asker.side) throw lifeError((t) => t.ownVoid);
  await settle(db, voidId, isAgreed ? 'agreed' : 'declined', { accountId: user.accountId, answer: words });
  if (isAgreed) {
    const ended = { voidedAt: new Date(), version: sql`${contract.version} + 1` };
    await db.update(contract).set(ended).where(eq(contract.id, row.id));
  }
  const kind = isAgreed ? CONTRACT_EVENT.voided : CONTRACT_EVENT.voidDeclined;
  await recordContractEvent(db, ctx, { contractId: row.id, kind, facts: { voidId, answer: words } });
  await sendToBoth(db, row, { isAgreed, words });
  await notifyContractsChanged(db, row.companyId);
}

async function sendToBoth(
  db: Db,
  { id, companyId, contractNo }: Contract['row'],
  { isAgreed, words }: { isAgreed: boolean; words: string },
): Promise<void> {
  const about = aboutContract(id);
  if (isAgreed) {
    const params = { contractNo };
    await sendMessages(db, messages.contractVoided, [{ companyId, about, params }]);
    await sendMessages(db, messages.contractVoidedForOperators, [{ about, params }]);
    return;
  }
  const params = { contractNo, answer: words };
  await sendMessages(db, messages.voidDeclined, [{ companyId, about, params }]);
  await sendMessages(db, messages.voidDeclinedForOperators, [{ about, params }]);
}

/** The side that asked takes it back. */
export async function withdraw(
  asker: Asker,
  { voidId }: ReadBy<typeof wire.withdrawVoid>,
  ctx: CallContext,
): Promise<void> {
  const { db, user } = ctx;
  const { row, request } = await lockOpenVoid(db, asker, voidId);
  if (request.askedBy !== asker.side) throw lifeError((t) => t.voidAnswered);
  await settle(db, voidId, 'withdrawn', { accountId: user.accountId, answer: '' });
  await recordContractEvent(db, ctx, {
    contractId: row.id,
    kind: CONTRACT_EVENT.voidWithdrawn,
    facts: { voidId },
  });
  await closeTodos(db, [aboutContract(row.id)], messages.VOID_TODO_CODES);
  await notifyContractsChanged(db, row.companyId);
}
