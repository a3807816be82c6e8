import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { baseColumns } from '../../../../../platform/server/database/columns.ts';
import type { CompanyEntity } from '../../../../../platform/wire/currentUser.ts';
import type { LineType } from '../../../../freight/network/wire.ts';
import type { ContractType } from '../../contractTypes.ts';

/** What companies of a kind need to book on a line, from a day on; the latest valid row holds. */
export const lineDemand = pgTable(
  'line_demand',
  {
    ...baseColumns,
    lineType: text('line_type').$type<LineType>().notNull(),
    companyEntity: integer('company_entity').$type<CompanyEntity>().notNull(),
    /** '': none */
    contractType: text('contract_type').$type<ContractType | ''>().notNull(),
    demandsDeposit: boolean('demands_deposit').notNull(),
    /** CNY; null: the template's */
    depositAmount: numeric('deposit_amount', { precision: 14, scale: 2 }),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
  },
  (table) => [
    unique('line_demand_once').on(table.lineType, table.companyEntity, table.validFrom),
    check('line_demand_amount', sql`${table.depositAmount} > 0`),
    check('line_demand_deposit', sql`not ${table.demandsDeposit} or ${table.contractType} <> ''`),
  ],
);
