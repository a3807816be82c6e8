import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { BuiltInKey } from './builtIn.ts';
import { sysConfig } from './tables.ts';

/** Gives a built-in value that is empty its first one; for demo data. */
export async function fillConfigValue(db: Db, configKey: BuiltInKey, configValue: string): Promise<void> {
  await db
    .update(sysConfig)
    .set({ configValue })
    .where(and(eq(sysConfig.configKey, configKey), eq(sysConfig.configValue, '')));
}
