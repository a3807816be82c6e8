import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { baseColumns } from '../../../../platform/server/database/columns.ts';

export const sysConfig = pgTable('sys_config', {
  ...baseColumns,
  configKey: text('config_key').notNull().unique(),
  configValue: text('config_value').notNull(),
  configName: text('config_name').notNull().default(''),
  /** cannot be removed */
  isBuiltIn: boolean('is_built_in').notNull().default(false),
  remark: text('remark').notNull().default(''),
});
