import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { BUILT_IN, BUILT_IN_KEYS } from './builtIn.ts';
import { sysConfig } from './tables.ts';

type ConfigRow = typeof sysConfig.$inferSelect;
export type ConfigValues = Pick<ConfigRow, 'configKey' | 'configValue' | 'configName' | 'remark'>;

export async function selectById(db: Db, id: number): Promise<ConfigRow | undefined> {
  const [found] = await db.select().from(sysConfig).where(eq(sysConfig.id, id));
  return found;
}

/** Violates `sys_config_config_key_unique` for a taken key. */
export async function insertValue(db: Db, values: ConfigValues): Promise<void> {
  await db.insert(sysConfig).values(values);
}

/** Violates `sys_config_config_key_unique` for a taken key. */
export async function updateValue(db: Db, id: number, values: ConfigValues): Promise<void> {
  await db.update(sysConfig).set(values).where(eq(sysConfig.id, id));
}

/** Returns the removed values. */
export async function deleteValues(db: Db, ids: readonly number[]) {
  return db
    .delete(sysConfig)
    .where(inArray(sysConfig.id, [...ids]))
    .returning({ configKey: sysConfig.configKey, isBuiltIn: sysConfig.isBuiltIn });
}

/** Adds missing built-in values; changed ones stay. */
export async function seedBuiltIn(db: Db): Promise<void> {
  const rows = BUILT_IN_KEYS.map((configKey) => ({
    configKey,
    configValue: BUILT_IN[configKey].first,
    isBuiltIn: true,
  }));
  await db
    .insert(sysConfig)
    .values(rows)
    .onConflictDoUpdate({ target: sysConfig.configKey, set: { isBuiltIn: true } });
}
