import { type AnyPgColumn, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { baseColumns, reference } from '../../../../platform/server/database/columns.ts';
import { account } from '../../../people/account/server/tables.ts';

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

/** Entries that the main account shows a sub-account, by key; no row: all that it may see. */
export const menuGrant = pgTable('menu_grant', {
  accountId: reference('account_id')
    .primaryKey()
    .references(() => account.id),
  menuKeys: text('menu_keys').array().notNull(),
});
