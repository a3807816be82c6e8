import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { baseColumns } from '../../../platform/server/database/columns.ts';

/** Values that administrators change while the portal runs. */
export const sysConfig = pgTable('sys_config', {
  ...baseColumns,
  configKey: text('config_key').notNull().unique(),
  configValue: text('config_value').notNull(),
  configName: text('config_name').notNull().default(''),
  /** comes with the portal and cannot be removed */
  isBuiltIn: boolean('is_built_in').notNull().default(false),
  remark: text('remark').notNull().default(''),
});
