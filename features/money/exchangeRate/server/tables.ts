import { sql } from 'drizzle-orm';
import { check, date, index, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { baseColumns, reference } from '../../../../platform/server/database/columns.ts';
import { account } from '../../../people/account/server/tables.ts';

/** One unit of `fromCurrency` is `rate` units of `toCurrency`, from `day` until the next row. */
export const exchangeRate = pgTable(
  'exchange_rate',
  {
    ...baseColumns,
    fromCurrency: text('from_currency').notNull(),
    toCurrency: text('to_currency').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    rate: numeric('rate', { precision: 18, scale: 8 }).notNull(),
    source: text('source').notNull(),
    accountId: reference('account_id').references(() => account.id),
  },
  (table) => [
    unique('exchange_rate_once').on(table.fromCurrency, table.toCurrency, table.day),
    index('exchange_rate_day').on(table.day, table.id),
    check('exchange_rate_above_zero', sql`${table.rate} > 0`),
    check('exchange_rate_pair', sql`${table.fromCurrency} <> ${table.toCurrency}`),
    check('exchange_rate_currencies', sql`${table.fromCurrency} ~ '^[A-Z]{3}$' and ${table.toCurrency} ~ '^[A-Z]{3}$'`),
  ],
);
