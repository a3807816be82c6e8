import type pg from 'pg';
import {
  agreeBill,
  approveClaim,
  bills,
  makeBills,
  readBill,
  sendBills,
  submitClaim,
} from '../../features/money/bill/wire.ts';
import { applyForPayment, approvePayout, payouts } from '../../features/money/payment/payoutWire.ts';
import { bankEntries, importStatement } from '../../features/money/payment/wire.ts';
import type { Actor } from '../../platform/testing/actor.ts';
import { formatDate } from '../../platform/wire/time.ts';

/** Companies of the demo, by their numbers. */
export const SHIPPER_NO = '10001';
export const SUPPLIER_NO = '20001';

/** Of a charge of freight. */
export interface ChargeFacts {
  companyNo?: string;
  side?: 'sale' | 'cost';
  amount?: string;
  currency?: string;
  /** as a fraction */
  taxRate?: string;
  /** on which it occurred; otherwise today */
  day?: string;
  /** of which it is; otherwise of none */
  orderBigNo?: string;
}

/** A confirmed charge, as the room of charges records one; returns its id. */
export async function insertCharge(database: pg.Client, facts: ChargeFacts = {}): Promise<number> {
  const { companyNo = SHIPPER_NO, side = 'sale', amount = '100.00', currency = 'CNY', taxRate = '0' } = facts;
  const { rows } = await database.query(
    `with made as (
       insert into charge (key, side, order_id, service_kind, fee_type, company_id, basis, quantity, unit_price, amount, currency,
         tax_rate, occurred_on, status, why)
       select 'test:' || gen_random_uuid(), $1::text, (select id from booking_order where order_no = $7), 'train', 'railFreight', id, 'lump', 1, $2::numeric, $2::numeric,
         $3::text, $4::numeric, $5::date, 'confirmed', '{"kind": "manual", "id": null, "version": null, "inputs": {}}'::jsonb from company where company_no = $6 returning id, amount)
     insert into charge_move (charge_id, status, amount) select id, 'confirmed', amount from made returning charge_id as id`,
    [side, amount, currency, taxRate, facts.day ?? formatDate(new Date()), companyNo, facts.orderBigNo],
  );
  return Number(rows[0].id);
}

/** Whom steps of money pass through. */
interface MoneyPeople {
  operator: Actor;
  shipper: Actor;
  database: pg.Client;
}

type Sale = Omit<ChargeFacts, 'side' | 'companyNo'>;

/** A new charge billed and sent to the shipper; of its currency no other draft may wait. */
export async function sentBill({ operator, database }: Omit<MoneyPeople, 'shipper'>, sale: Sale) {
  await insertCharge(database, sale);
  const { currency: wanted = 'CNY', day = formatDate(new Date()) } = sale;
  await operator.send(makeBills, { month: day.slice(0, 'yyyy-MM'.length), companyNo: SHIPPER_NO });
  const { rows } = await operator.send(bills.list, { status: 'draft', pageSize: 100 });
  const draft = rows.find(({ currency, companyNo }) => currency === wanted && companyNo === SHIPPER_NO);
  if (draft === undefined) throw new Error('no draft of a bill was made');
  const { billId, billNo } = draft;
  await operator.send(sendBills, { billIds: [billId] });
  return { billId, billNo };
}

/** As `sentBill`, and the shipper agrees. */
export async function agreedBill(people: MoneyPeople, sale: Sale) {
  const { shipper } = people;
  const bill = await sentBill(people, sale);
  const { version } = await shipper.send(readBill, { billId: bill.billId });
  await shipper.send(agreeBill, { billId: bill.billId, version });
  return bill;
}

interface Claimed {
  claimNo: string;
  amount: string;
  currency: string;
}

/** A cost that the supplier claims, whose payment one person approves and another releases; returns the payment's id. */
export async function approvedPayout(
  { operator, admin, supplier, database }: Record<'operator' | 'admin' | 'supplier', Actor> & { database: pg.Client },
  { claimNo, amount, currency }: Claimed,
): Promise<number> {
  const chargeId = await insertCharge(database, { companyNo: SUPPLIER_NO, side: 'cost', amount, currency });
  const charges = [{ chargeId, amount }];
  const { billId } = await supplier.send(submitClaim, { claimNo, currency, charges, others: [] });
  await operator.send(approveClaim, { billId, version: (await operator.send(readBill, { billId })).version });
  await supplier.send(applyForPayment, { billIds: [billId], remark: '' });
  const [applied] = (await operator.send(payouts.list, { status: 'applied' })).rows;
  if (applied === undefined) throw new Error('no payment was applied for');
  for (const who of [operator, admin]) await who.send(approvePayout, { payoutId: applied.payoutId });
  return applied.payoutId;
}

interface BankLine {
  counterparty: string;
  amount: string;
  currency: string;
}

/** A line of an imported bank statement; returns its id. */
export async function importedEntry(operator: Actor, { counterparty, amount, currency }: BankLine) {
  const text = `Date,Amount,Counterparty\n2026-11-20,${amount},${counterparty}\n`;
  const content = Buffer.from(text).toString('base64');
  await operator.send(importStatement, { fileName: 's.csv', content, currency });
  const [entry] = (await operator.send(bankEntries.list, { counterparty })).rows;
  if (entry === undefined) throw new Error('no line of a statement was imported');
  return entry.entryId;
}
