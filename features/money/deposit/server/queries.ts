import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../../platform/server/http/callContext.ts';
import { wallClock } from '../../../../platform/server/records/columns.ts';
import type { Day } from '../../../../platform/server/submissionCheck.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { contractNoOf, isInForceById } from '../../../documents/contract/server/index.ts';
import { departAtOf, trainNoOf } from '../../../freight/train/server/index.ts';
import { accountNameOf } from '../../../people/account/server/index.ts';
import type { DepositStatus } from '../states.ts';
import { deposit, depositEntry, depositGuarantee } from './tables.ts';

export const today = (): string => formatDate(new Date());

/** SQL: a contract that holds today, or campaign places. */
function isInForce(): SQL<boolean> {
  return sql<boolean>`(${deposit.subject} = 'campaign' or ${isInForceById(deposit.contractId)})`;
}

/** SQL: outstanding amount; zero once the contract has ended. */
export function outstanding(): SQL<string> {
  const { due, held, announced } = deposit;
  return sql<string>`case when ${isInForce()}
    then greatest(${due} - ${held} - ${announced}, 0::numeric(14, 2)) else 0::numeric(14, 2) end`;
}

/** SQL: the highest amount of an accepted guarantee that holds on a day; 0: none. */
export function guaranteed(on: Day = today()): SQL<string> {
  return sql<string>`coalesce((select max(one.amount) from ${depositGuarantee} as one
    where one.deposit_id = ${deposit}.id and one.status = 'accepted' and one.valid_until >= ${on}),
    0)::numeric(14, 2)`;
}

/** SQL: whether a guarantee waits for the platform. */
export function isGuaranteeWaiting(): SQL<boolean> {
  return sql<boolean>`exists (select from ${depositGuarantee} as one where one.deposit_id = ${deposit}.id
    and one.status = 'submitted')`;
}

/** SQL: a guarantee is demanded, and none covers it today. */
export function lacksGuarantee(): SQL<boolean> {
  return sql<boolean>`(${deposit.guaranteeDue} > ${guaranteed()} and ${isInForceById(deposit.contractId)})`;
}

export function statusOf(): SQL<DepositStatus> {
  return sql<DepositStatus>`case when ${deposit.announced} > 0 or ${isGuaranteeWaiting()} then 'checking'
    when ${outstanding()} > 0 or ${lacksGuarantee()} then 'due'
    when ${deposit.held} > 0 or ${guaranteed()} > 0 then 'held' else 'settled' end`;
}

/** SQL: number of the contract, or of the campaign places; a transfer names it. */
export const selectContractNo = () =>
  sql<string>`(case ${deposit.subject} when 'contract' then ${contractNoOf(sql`${deposit.contractId}`)}
    else 'QC' || lpad(${deposit.id}::text, 8, '0') end)`;

/** SQL of the facts of campaign places; empty of a contract. */
export const PLACES = {
  campaign: deposit.campaign,
  trainNo: sql<string>`coalesce(${trainNoOf(deposit.trainId)}, '')`,
  sizeType: deposit.sizeType,
  places: deposit.places,
  dueDate: sql<string>`coalesce(${deposit.dueOn}::text, '')`,
};

/** SQL: departure of the train of campaign places. */
export const selectDepartTime = () => wallClock(departAtOf(deposit.trainId));

/** SQL: campaign places with something outstanding; the condition of their index. */
export const isUnpaidPlaces = (): SQL<boolean> =>
  sql<boolean>`(${deposit.subject} = 'campaign' and ${deposit.due} > ${deposit.held} + ${deposit.announced})`;

/** SQL: of them those past their last day to pay. */
export const isOverdue = (on = today()): SQL<boolean> =>
  sql<boolean>`(${isUnpaidPlaces()} and ${deposit.dueOn} < ${on}::date)`;

/** SQL: a payment or a guarantee waits for the platform, or places were not paid in time. */
export const isToDo = (): SQL<boolean> =>
  sql<boolean>`(${deposit.announced} > 0 or ${isGuaranteeWaiting()} or ${isOverdue()})`;

const FACTS = {
  ...PLACES,
  placeAmount: deposit.placeAmount,
  departTime: selectDepartTime(),
  depositId: deposit.id,
  subject: deposit.subject,
  contractId: deposit.contractId,
  contractNo: selectContractNo(),
  contractType: deposit.contractType,
  lineType: deposit.lineType,
  due: deposit.due,
  announced: deposit.announced,
  held: deposit.held,
  guaranteeDue: deposit.guaranteeDue,
  guaranteed: guaranteed(),
  isGuarantee: sql<boolean>`${deposit.guaranteeDue} > 0`,
};

export async function selectOwnDeposits(db: Db, companyId: OwnCompanyId) {
  return db
    .select({ ...FACTS, outstanding: outstanding(), status: statusOf() })
    .from(deposit)
    .where(eq(deposit.companyId, companyId))
    .orderBy(desc(deposit.subject), deposit.lineType, deposit.contractType, desc(deposit.id));
}

/** Entries of some deposits, newest first; `isPending`: a payment neither received nor rejected. */
export async function unsafeSelectEntries(db: Db, depositIds: readonly number[]) {
  return db
    .select({
      depositId: depositEntry.depositId,
      entryId: depositEntry.id,
      kind: depositEntry.kind,
      amount: depositEntry.amount,
      reason: depositEntry.reason,
      createdAt: depositEntry.createdAt,
      byName: sql<string>`coalesce(${accountNameOf(sql`${depositEntry.accountId}`)}, '')`,
      resourceId: depositEntry.resourceId,
      isPending: sql<boolean>`(${depositEntry.kind} = 'paid' and not exists (select from deposit_entry as later
        where later.payment_id = ${depositEntry}.id))`,
    })
    .from(depositEntry)
    .where(inArray(depositEntry.depositId, [...depositIds]))
    .orderBy(desc(depositEntry.id));
}

/** Locks a deposit until the end of the transaction; includes its outstanding amount. */
export async function lockDeposit(db: Db, depositId: number) {
  await db.select({ id: deposit.id }).from(deposit).where(eq(deposit.id, depositId)).for('update');
  const [found] = await db
    .select({ ...FACTS, companyId: deposit.companyId, version: deposit.version, outstanding: outstanding() })
    .from(deposit)
    .where(eq(deposit.id, depositId));
  return found;
}
export type LockedDeposit = NonNullable<Awaited<ReturnType<typeof lockDeposit>>>;

/** An own deposit by its id. */
export async function selectOwn(db: Db, companyId: OwnCompanyId, depositId: number) {
  return db
    .select({ depositId: deposit.id, lineType: deposit.lineType })
    .from(deposit)
    .where(and(eq(deposit.companyId, companyId), eq(deposit.id, depositId)));
}

/** Own deposits by a contract, those with something to pay first. */
export async function selectOfContract(db: Db, companyId: OwnCompanyId, contractId: number) {
  return db
    .select({ depositId: deposit.id, lineType: deposit.lineType })
    .from(deposit)
    .where(and(eq(deposit.companyId, companyId), eq(deposit.contractId, contractId)))
    .orderBy(desc(outstanding()), deposit.id);
}

export async function selectPayment(db: Db, paymentId: number) {
  const [found] = await db
    .select({ depositId: depositEntry.depositId, amount: depositEntry.amount })
    .from(depositEntry)
    .where(and(eq(depositEntry.id, paymentId), eq(depositEntry.kind, 'paid')));
  return found;
}
