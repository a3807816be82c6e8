import { isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { demandedDeposits } from '../../../documents/contract/server/index.ts';
import { notifyDepositsChanged } from './live.ts';
import { sendDueMessages } from './messages.ts';
import { deposit } from './tables.ts';

/** Deposits whose due is not what the rules of the lines demand now. */
async function selectChanged(db: Db, companyId: number | undefined) {
  const demanded = demandedDeposits(db, companyId);
  return db
    .select({
      company_id: demanded.companyId,
      contract_id: demanded.contractId,
      contract_type: demanded.contractType,
      line_type: demanded.lineType,
      amount: sql<string>`case when ${demanded.isGuarantee} then 0 else ${demanded.amount} end`,
      guarantee: sql<string>`case when ${demanded.isGuarantee} then ${demanded.amount} else 0 end`,
    })
    .from(demanded)
    .leftJoin(
      deposit,
      sql`${deposit.companyId} = ${demanded.companyId} and ${deposit.contractType} = ${demanded.contractType}
        and ${deposit.lineType} = ${demanded.lineType}`,
    )
    .where(
      or(
        isNull(deposit.id),
        sql`(${deposit.due}, ${deposit.guaranteeDue}) <> (case when ${demanded.isGuarantee} then 0 else ${demanded.amount} end,
          case when ${demanded.isGuarantee} then ${demanded.amount} else 0 end)`,
        ne(deposit.contractId, demanded.contractId),
      ),
    );
}

interface Raised {
  [name: string]: unknown;
  depositId: number;
  companyId: number;
}

/**
 * Makes deposits due that rules demand of contracts in force, and changes those whose rule has changed; of one company
 * if it is named. Safe to run twice at once.
 */
export async function syncDues(db: Db, companyId?: number): Promise<void> {
  const changed = await selectChanged(db, companyId);
  if (changed.length === 0) return;
  const demanded = sql`select * from json_to_recordset(${JSON.stringify(changed)}::json) as demanded(
    company_id bigint, contract_id bigint, contract_type text, line_type text, amount numeric(14, 2),
    guarantee numeric(14, 2))`;
  await db.execute(sql`insert into deposit (company_id, contract_id, contract_type, line_type)
    select company_id, contract_id, contract_type, line_type from (${demanded}) as demanded on conflict do nothing`);
  const { rows } = await db.execute<Raised>(sql`
    with locked as (
      select deposit.id, deposit.company_id, deposit.due, deposit.guarantee_due, demanded.amount, demanded.guarantee,
        demanded.contract_id
      from deposit join (${demanded}) as demanded using (company_id, contract_type, line_type) for update of deposit),
    written as (
      insert into deposit_entry (deposit_id, kind, amount, contract_id)
      select id, case when amount > due then 'due' else 'waived' end, abs(amount - due), contract_id
      from locked where amount <> due),
    moved as (
      update deposit set due = locked.amount, guarantee_due = locked.guarantee, contract_id = locked.contract_id, version = version + 1,
        updated_at = now()
      from locked where deposit.id = locked.id)
    select id::float8 as "depositId", company_id::float8 as "companyId" from locked
    where amount > due or guarantee > guarantee_due`);
  await sendDueMessages(
    db,
    rows.map(({ depositId }) => depositId),
  );
  for (const company of new Set(changed.map((one) => one.company_id))) await notifyDepositsChanged(db, company);
}
