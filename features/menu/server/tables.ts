import { type AnyPgColumn, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { baseColumns, reference } from '../../../platform/server/database/columns.ts';

/** Menu tree; any one permission or role admits, none: every signed-in user. */
export const sysMenu = pgTable('sys_menu', {
  ...baseColumns,
  menuKey: text('menu_key').notNull().unique(),
  parentId: reference('parent_id').references((): AnyPgColumn => sysMenu.id),
  titleZh: text('title_zh').notNull(),
  titleEn: text('title_en').notNull(),
  titleRu: text('title_ru').notNull(),
  path: text('path').notNull(),
  component: text('component').notNull(),
  icon: text('icon').notNull(),
  sortOrder: integer('sort_order').notNull(),
  permission: text('permission').array(),
  roles: text('roles').array(),
});
