import { type Db, violatedUnique } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { feeType as knownFeeType } from '../../charge/feeTypes.ts';
import { amountFault, type EntryFault, entryFaults } from '../entryRules.ts';
import type { AdditionalFeeDetail } from '../fee.ts';
import { feeNoOf } from '../paths.ts';
import type { EnteringSide } from '../states.ts';
import type * as wire from '../wire.ts';
import { nextDeadline } from './deadlines.ts';
import { actorOf, recordEvent } from './events.ts';
import { attachProofs } from './files.ts';
import { lockVisible, moveLocked } from './move.ts';
import { readFee } from './read.ts';
import { assertSeesMoney, isOperator } from './reader.ts';
import { additionalFee } from './tables.ts';
import { findPayee, findTarget } from './target.ts';
import { userError } from './texts.ts';

type Given = Pick<
  ReadBy<typeof wire.enterFee>,
  'abnormalType' | 'orderAmountType' | 'businessDate' | 'feeAmount' | 'costAmount' | 'currency' | 'remark'
>;

/** Refuses in the words of the specification, field by field. */
function refuseFaults(faults: Partial<Record<string, EntryFault>>): void {
  const fields = Object.entries(faults).flatMap(([field, fault]) =>
    fault === undefined ? [] : [[field, fault] as const],
  );
  const [first] = fields;
  if (first === undefined) return;
  throw userError.withFields(
    (t) => t[first[1]],
    Object.fromEntries(fields.map(([field, fault]) => [field, (t: Record<EntryFault, string>) => t[fault]] as const)),
  );
}

/** The facts of a fee, checked; without an application object it is dated today and of no particular type. */
function factsOf(given: Given, hasObject: boolean) {
  const abnormalType = given.abnormalType || given.orderAmountType;
  refuseFaults(entryFaults({ ...given, abnormalType }, hasObject));
  const today = formatDate(new Date());
  const feeType = knownFeeType.safeParse(abnormalType || 'additional').data;
  if (feeType === undefined) throw userError.withFields((t) => t.typeUnknown, { abnormalType: (t) => t.typeUnknown });
  const businessDate = given.businessDate || today;
  if (businessDate > today) throw userError.withFields((t) => t.dateAhead, { businessDate: (t) => t.dateAhead });
  const { feeAmount, currency, remark } = given;
  return { feeType, businessDate, enteredAmount: feeAmount, saleAmount: feeAmount, currency, remark };
}

/** What the supplier gets: as an operator entered it apart, else what the customer pays; null without a supplier. */
function costOf(given: Pick<Given, 'feeAmount' | 'costAmount'>, payeeId: number | null, byOperator: boolean) {
  if (payeeId === null) return null;
  if (!byOperator || given.costAmount === '') return given.feeAmount;
  const fault = amountFault(given.costAmount);
  refuseFaults(fault === null ? {} : { costAmount: fault });
  return given.costAmount;
}

async function refuseTwice<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (fault) {
    if (violatedUnique(fault) !== 'additional_fee_once') throw fault;
    throw userError((t) => t.twice);
  }
}

export async function enter(
  entry: ReadBy<typeof wire.enterFee>,
  ctx: CallContext,
): Promise<PayloadOf<typeof wire.enterFee>> {
  const { db, user } = ctx;
  assertSeesMoney(ctx);
  const { hasObject, ...target } = await findTarget(db, user, entry);
  const facts = factsOf(entry, hasObject);
  const payeeId = await findPayee(db, user, entry.payeeNo);
  if (payeeId === target.companyId)
    throw userError.withFields((t) => t.payeeIsCustomer, { payeeNo: (t) => t.payeeIsCustomer });
  const side: EnteringSide = isOperator(user) ? 'operator' : 'supplier';
  const values = {
    ...target,
    ...facts,
    payeeId,
    enteredBy: side,
    accountId: user.accountId,
    costAmount: costOf(entry, payeeId, side === 'operator'),
    dueAt: await nextDeadline(db, entry.confirmHours),
  } as const;
  const row = await refuseTwice(() => insertFee(db, values));
  const { resourceIds, remark } = entry;
  await attachProofs(db, user, { feeId: row.id, resourceIds });
  const event = { kind: 'enter', words: remark, resourceIds, withAmounts: true } as const;
  await recordEvent(db, actorOf(side, user), row, event);
  return { feeId: row.id, feeNo: feeNoOf(row.id) };
}

async function insertFee(db: Db, values: typeof additionalFee.$inferInsert) {
  const [row] = await db.insert(additionalFee).values(values).returning();
  if (row === undefined) throw new Error('an additional fee was not written');
  return row;
}

/** Changes an own fee; what the customer was asked before no longer stands. */
export async function update(
  { id: feeId, version, ...given }: ReadBy<typeof wire.updateFee>,
  ctx: CallContext,
): Promise<AdditionalFeeDetail> {
  const { db } = ctx;
  const row = await lockVisible(ctx, feeId);
  const facts = factsOf(given, row.orderId !== null);
  const { remark, resourceIds } = given;
  const set = {
    ...facts,
    costAmount: costOf(given, row.payeeId, row.enteredBy === 'operator'),
    isSaleAgreed: false,
    isCostAgreed: true,
    dueAt: await nextDeadline(db, given.confirmHours),
    remindedAt: null,
  };
  const moving = { feeId, version, move: 'revise', words: remark, resourceIds } as const;
  await refuseTwice(() => moveLocked(ctx, row, moving, set));
  return readFee({ feeId }, ctx);
}
