import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { account } from '../../../people/account/server/tables.ts';
import { CODE_LISTS, type CodeList } from '../lists.ts';

const list = () => text('list').$type<CodeList>().notNull();
const LISTS = sql.raw(CODE_LISTS.map((one) => `'${one}'`).join(', '));

/** A reference list as it was loaded; one of each list is in force. */
export const codePack = pgTable(
  'code_pack',
  {
    ...baseColumns,
    list: list(),
    name: text('name').notNull(),
    version: text('version').notNull(),
    packDate: date('pack_date', { mode: 'string' }).notNull(),
    source: text('source').notNull(),
    /** shipped with the product, a selection */
    isSeed: boolean('is_seed').notNull(),
    /** says of itself that it has all codes */
    isWhole: boolean('is_whole').notNull(),
    codeCount: integer('code_count').notNull(),
    accountId: reference('account_id').references(() => account.id),
    replacedAt: instant('replaced_at'),
  },
  (table) => [
    check('code_pack_list', sql`${table.list} in (${LISTS})`),
    uniqueIndex('code_pack_in_force').on(table.list).where(sql`${table.replacedAt} is null`),
  ],
);

/** A code with its names; one that a later pack does not have stays readable. */
export const codeEntry = pgTable(
  'code_entry',
  {
    ...baseColumns,
    list: list(),
    code: text('code').notNull(),
    nameZh: text('name_zh').notNull().default(''),
    nameEn: text('name_en').notNull().default(''),
    nameRu: text('name_ru').notNull().default(''),
    note: text('note').notNull().default(''),
    /** of ETSNG: codes of GNG, or their beginnings, that lead to it */
    gng: text('gng').array().notNull().default(sql`'{}'::text[]`),
    packId: reference('pack_id')
      .notNull()
      .references(() => codePack.id),
    isCurrent: boolean('is_current').notNull(),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(code || chr(10) || name_zh || chr(10) || name_en || chr(10) || name_ru)`),
  },
  (table) => [
    unique('code_entry_once').on(table.list, table.code),
    index('code_entry_text').using('gin', table.searchText.op('gin_trgm_ops')),
    index('code_entry_of_pack').on(table.packId),
  ],
);
