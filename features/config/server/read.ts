import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { sysConfig } from './tables.ts';

/** The value of a key, or an empty text when there is none. */
export async function readConfigValue(db: Db, configKey: string): Promise<string> {
  const [found] = await db
    .select({ value: sysConfig.configValue })
    .from(sysConfig)
    .where(eq(sysConfig.configKey, configKey));
  return found?.value ?? '';
}
