import { and, asc, count, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { keywordFilter } from '../../../platform/server/database/keywordFilter.ts';
import { orderByRequested } from '../../../platform/server/database/orderByRequested.ts';
import { timeRangeFilter } from '../../../platform/server/database/timeRangeFilter.ts';
import type { selectionOf } from '../../../platform/server/export/sheetExport.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { pageWindow } from '../../../platform/wire/paging.ts';
import type { listConfig } from '../wire.ts';
import { BUILT_IN, BUILT_IN_KEYS } from './builtIn.ts';
import { sysConfig } from './tables.ts';

const COLUMNS = {
  configId: sysConfig.id,
  configKey: sysConfig.configKey,
  createTime: sysConfig.createdAt,
};
const BUILT_IN_FIRST = [desc(sysConfig.isBuiltIn), asc(sysConfig.configKey)];

export type ConfigRow = typeof sysConfig.$inferSelect;
export type ConfigValues = Pick<ConfigRow, 'configKey' | 'configValue' | 'configName' | 'remark'>;

function narrowedTo(filter: ReadBy<typeof listConfig>, namedSo: readonly string[]): SQL | undefined {
  const bearsOwnName = and(eq(sysConfig.configName, ''), inArray(sysConfig.configKey, [...namedSo]));
  return and(
    filter.configName
      ? or(keywordFilter(filter.configName, [sysConfig.configName]), bearsOwnName)
      : undefined,
    keywordFilter(filter.configKey, [sysConfig.configKey]),
    filter.configType && eq(sysConfig.isBuiltIn, filter.configType === 'Y'),
    timeRangeFilter(sysConfig.createdAt, filter),
  );
}

/** All values of a filter in the order of the list, with the columns of a sheet; `namedSo` as in `selectPage`. */
export function valueRows(
  db: Db,
  filter: ReadBy<typeof listConfig>,
  namedSo: readonly string[],
  selection: ReturnType<typeof selectionOf>,
) {
  return db
    .select(selection)
    .from(sysConfig)
    .where(narrowedTo(filter, namedSo))
    .orderBy(...orderByRequested(COLUMNS, filter, BUILT_IN_FIRST));
}

/** A page of values, built-in ones first; `namedSo` are keys whose own name holds the one that is looked for. */
export async function selectPage(
  db: Db,
  filter: ReadBy<typeof listConfig>,
  namedSo: readonly string[],
): Promise<{ found: ConfigRow[]; total: number }> {
  const chosen = narrowedTo(filter, namedSo);
  const { limit, offset } = pageWindow(filter);
  const [found, [counted]] = await Promise.all([
    db
      .select()
      .from(sysConfig)
      .where(chosen)
      .orderBy(...orderByRequested(COLUMNS, filter, BUILT_IN_FIRST))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(sysConfig).where(chosen),
  ]);
  return { found, total: counted?.total ?? 0 };
}

export async function selectById(db: Db, id: number): Promise<ConfigRow | undefined> {
  const [found] = await db.select().from(sysConfig).where(eq(sysConfig.id, id));
  return found;
}

/** Adds a value; a key that is taken breaks `sys_config_config_key_unique`. */
export async function insertValue(db: Db, values: ConfigValues): Promise<void> {
  await db.insert(sysConfig).values(values);
}

/** Changes a value; a key that is taken breaks `sys_config_config_key_unique`. */
export async function updateValue(db: Db, id: number, values: ConfigValues): Promise<void> {
  await db.update(sysConfig).set(values).where(eq(sysConfig.id, id));
}

/** Removes values and gives what they were. */
export async function deleteValues(db: Db, ids: readonly number[]) {
  return db
    .delete(sysConfig)
    .where(inArray(sysConfig.id, [...ids]))
    .returning({ configKey: sysConfig.configKey, isBuiltIn: sysConfig.isBuiltIn });
}

/** Adds the built-in values that are missing and marks them; what an administrator set stays. */
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
