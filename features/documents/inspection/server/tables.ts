import { boolean, index, integer, jsonb, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { bookingOrder } from '../../../freight/booking/server/tables.ts';
import { account } from '../../../people/account/server/tables.ts';
import { issuedPaper } from '../../dossier/server/tables.ts';
import type { RuleCode } from '../ruleCodes.ts';
import type { FindingEvidence } from '../wire.ts';

/** Rules that the operator set otherwise than they are declared. */
export const inspectionRule = pgTable(
  'inspection_rule',
  {
    ...baseColumns,
    code: text('code').$type<RuleCode>().notNull(),
    isOn: boolean('is_on').notNull(),
    /** per cent; null: as it is declared */
    limit: numeric('rule_limit'),
    setBy: reference('set_by').references(() => account.id),
  },
  (table) => [unique('inspection_rule_code').on(table.code)],
);

/** Findings that the documents desk accepted, each with its reason; it holds while the values stay. */
export const findingOverrule = pgTable(
  'finding_overrule',
  {
    ...baseColumns,
    orderId: reference('order_id')
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    /** of rule, places and values */
    findingKey: text('finding_key').notNull(),
    rule: text('rule').$type<RuleCode>().notNull(),
    ruleVersion: integer('rule_version').notNull(),
    evidence: jsonb('evidence').$type<FindingEvidence>().notNull(),
    reason: text('reason').notNull(),
    accountId: reference('account_id').references(() => account.id),
    accountName: text('account_name').notNull(),
    takenBackAt: instant('taken_back_at'),
  },
  (table) => [index('finding_overrule_of_order').on(table.orderId)],
);

/** Issued papers that show values of an accepted finding: the reason stays with them. */
export const paperException = pgTable(
  'paper_exception',
  {
    ...baseColumns,
    paperId: reference('paper_id')
      .notNull()
      .references(() => issuedPaper.id, { onDelete: 'cascade' }),
    overruleId: reference('overrule_id')
      .notNull()
      .references(() => findingOverrule.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('paper_exception_once').on(table.paperId, table.overruleId),
    index('paper_exception_of_overrule').on(table.overruleId),
  ],
);
