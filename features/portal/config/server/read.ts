import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { sysConfig } from './tables.ts';

/** '' for a missing key. */
export async function readConfigValue(db: Db, configKey: string): Promise<string> {
  const [found] = await db
    .select({ value: sysConfig.configValue })
    .from(sysConfig)
    .where(eq(sysConfig.configKey, configKey));
  return found?.value ?? '';
}

/** `otherwise`: default for a missing key, or anything but a number above zero. */
export interface NumberKey {
  key: string;
  otherwise: number;
}

export async function readConfigNumber(db: Db, { key, otherwise }: NumberKey): Promise<number> {
  const value = Number(await readConfigValue(db, key));
  return Number.isFinite(value) && value > 0 ? value : otherwise;
}
