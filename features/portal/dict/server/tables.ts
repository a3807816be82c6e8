import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { baseColumns, reference } from '../../../../platform/server/database/columns.ts';
import type { ListClass } from '../../../../platform/wire/listClass.ts';

/** Declared by a feature: cannot be removed. */
const isBuiltIn = boolean('is_built_in').notNull().default(false);

/** `status`: '0' active, '1' retired. */
export const dictType = pgTable(
  'dict_type',
  {
    ...baseColumns,
    dictType: text('dict_type').notNull().unique(),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en').notNull(),
    nameRu: text('name_ru').notNull(),
    status: text('status').$type<'0' | '1'>().notNull().default('0'),
    remark: text('remark').notNull().default(''),
    isBuiltIn,
  },
  (table) => [check('dict_type_status', sql`${table.status} in ('0', '1')`)],
);

export const dictData = pgTable(
  'dict_data',
  {
    ...baseColumns,
    typeId: reference('type_id')
      .notNull()
      .references(() => dictType.id, { onDelete: 'cascade' }),
    dictValue: text('dict_value').notNull(),
    labelZh: text('label_zh').notNull(),
    labelEn: text('label_en').notNull(),
    labelRu: text('label_ru').notNull(),
    dictSort: integer('dict_sort').notNull().default(0),
    listClass: text('list_class').$type<ListClass>().notNull().default('default'),
    cssClass: text('css_class').notNull().default(''),
    isDefault: text('is_default').$type<'Y' | 'N'>().notNull().default('N'),
    status: text('status').$type<'0' | '1'>().notNull().default('0'),
    remark: text('remark').notNull().default(''),
    isBuiltIn,
  },
  (table) => [
    unique('dict_value_once').on(table.typeId, table.dictValue),
    check('dict_data_status', sql`${table.status} in ('0', '1')`),
    index('dict_data_sorted').on(table.typeId, table.dictSort),
  ],
);
