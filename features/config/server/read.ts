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

/** A key whose value is a number, and what holds where nobody has set a good one. */
export interface NumberKey {
  key: string;
  otherwise: number;
}

/** A value that is a number above zero. */
export async function readConfigNumber(db: Db, { key, otherwise }: NumberKey): Promise<number> {
  const value = Number(await readConfigValue(db, key));
  return Number.isFinite(value) && value > 0 ? value : otherwise;
}
