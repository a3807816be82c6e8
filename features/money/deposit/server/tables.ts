import { sql } from 'drizzle-orm';
import { check, date, index, integer, numeric, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import type { ContractType } from '../../../documents/contract/contractTypes.ts';
import { contract } from '../../../documents/contract/server/tables.ts';
import { resource } from '../../../documents/resource/server/tables.ts';
import type { LineType } from '../../../freight/network/wire.ts';
import { train } from '../../../freight/train/server/tables.ts';
import type { SizeType } from '../../../freight/train/sizeTypes.ts';
import { account, company } from '../../../people/account/server/tables.ts';
import type { DepositSubject, EntryKind, GuaranteeStatus } from '../states.ts';

const AMOUNT = { precision: 14, scale: 2 } as const;

/**
 * A company's deposit for one kind of contract and line, or for places of a campaign on a train, in CNY; sums of its
 * entries, kept by the same statement.
 */
export const deposit = pgTable(
  'deposit',
  {
    ...baseColumns,
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    subject: text('subject').$type<DepositSubject>().notNull().default('contract'),
    /** the latest; a renewal takes the deposit over */
    contractId: reference('contract_id').references(() => contract.id),
    contractType: text('contract_type').$type<ContractType>(),
    lineType: text('line_type').$type<LineType>().notNull(),
    due: numeric('due', AMOUNT).notNull().default('0'),
    announced: numeric('announced', AMOUNT).notNull().default('0'),
    held: numeric('held', AMOUNT).notNull().default('0'),
    /** amount that a bank guarantee has to cover in place of cash; 0: cash is demanded */
    guaranteeDue: numeric('guarantee_due', AMOUNT).notNull().default('0'),
    /** of campaign places */
    trainId: reference('train_id').references(() => train.id),
    sizeType: text('size_type').$type<SizeType>(),
    places: integer('places'),
    placeAmount: numeric('place_amount', AMOUNT),
    dueOn: date('due_on', { mode: 'string' }),
    campaign: text('campaign').notNull().default(''),
    /** counts its changes, so that a decision holds for what was seen */
    version: integer('version').notNull().default(0),
  },
  (table) => [
    check(
      'deposit_subject',
      sql`case ${table.subject} when 'contract' then num_nonnulls(${table.contractId}, ${table.contractType}) = 2
        when 'campaign' then num_nonnulls(${table.trainId}, ${table.sizeType}, ${table.places}, ${table.placeAmount},
          ${table.dueOn}) = 5 else false end`,
    ),
    unique('deposit_once').on(table.companyId, table.contractType, table.lineType),
    check('deposit_due', sql`${table.due} >= 0`),
    check('deposit_announced', sql`${table.announced} >= 0`),
    check('deposit_held', sql`${table.held} >= 0`),
    check('deposit_guarantee_due', sql`${table.guaranteeDue} >= 0`),
    index('deposit_contract').on(table.contractId),
    index('deposit_train').on(table.trainId).where(sql`${table.trainId} is not null`),
    index('deposit_places_unpaid')
      .on(table.dueOn)
      .where(sql`${table.subject} = 'campaign' and ${table.due} > ${table.held} + ${table.announced}`),
    index('deposit_to_check').on(table.id).where(sql`${table.announced} > 0`),
  ],
);

/** Append-only ledger of deposits. */
export const depositEntry = pgTable(
  'deposit_entry',
  {
    ...baseColumns,
    depositId: reference('deposit_id')
      .notNull()
      .references(() => deposit.id),
    kind: text('kind').$type<EntryKind>().notNull(),
    amount: numeric('amount', AMOUNT).notNull(),
    /** null: of campaign places */
    contractId: reference('contract_id').references(() => contract.id),
    /** the payment that was received or rejected */
    paymentId: reference('payment_id'),
    /** proof of a payment */
    resourceId: reference('resource_id').references(() => resource.id),
    reason: text('reason').notNull().default(''),
    /** number of an online payment in its wallet */
    outsideKey: text('outside_key').unique('deposit_outside_once'),
    /** null: by the rule of the line, or by a wallet */
    accountId: reference('account_id').references(() => account.id),
  },
  (table) => [
    index('deposit_entry_deposit').on(table.depositId, table.id),
    uniqueIndex('deposit_payment_once').on(table.paymentId).where(sql`${table.paymentId} is not null`),
    uniqueIndex('deposit_proof_once').on(table.resourceId).where(sql`${table.resourceId} is not null`),
    check('deposit_entry_amount', sql`${table.amount} > 0`),
    check(
      'deposit_entry_kind',
      sql`${table.kind} in ('due', 'waived', 'paid', 'received', 'rejected', 'used', 'refunded', 'forfeited')`,
    ),
  ],
);

/** Bank guarantees that companies gave in place of cash. */
export const depositGuarantee = pgTable(
  'deposit_guarantee',
  {
    ...baseColumns,
    depositId: reference('deposit_id')
      .notNull()
      .references(() => deposit.id),
    contractId: reference('contract_id')
      .notNull()
      .references(() => contract.id),
    amount: numeric('amount', AMOUNT).notNull(),
    bankName: text('bank_name').notNull(),
    guaranteeNo: text('guarantee_no').notNull(),
    /** last day */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    resourceId: reference('resource_id')
      .notNull()
      .unique('deposit_guarantee_paper')
      .references(() => resource.id),
    status: text('status').$type<GuaranteeStatus>().notNull().default('submitted'),
    /** of the platform's decision */
    reason: text('reason').notNull().default(''),
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    decidedBy: reference('decided_by').references(() => account.id),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('deposit_guarantee_deposit').on(table.depositId, table.id),
    uniqueIndex('deposit_guarantee_waiting').on(table.depositId).where(sql`${table.status} = 'submitted'`),
    index('deposit_guarantee_ending').on(table.validUntil).where(sql`${table.status} = 'accepted'`),
    check('deposit_guarantee_amount', sql`${table.amount} > 0`),
    check('deposit_guarantee_status', sql`${table.status} in ('submitted', 'accepted', 'rejected', 'released')`),
  ],
);
