import type { Db } from '../../../platform/server/database/connect.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { bind } from '../../../platform/server/http/bind.ts';
import { configKey } from '../wire.ts';
import { readConfigValue } from './read.ts';
import { sysConfig } from './tables.ts';

const DEFAULTS = [
  { configKey: 'sys.account.captchaEnabled', configValue: 'false' },
  { configKey: 'qcActivitySwitch', configValue: '0' },
];

/** Configuration values by key. */
export const config: Feature = {
  name: 'config',
  calls: () => [bind(configKey, ({ key }, { db }) => readConfigValue(db, key))],
  seed: async (db: Db) => {
    await db.insert(sysConfig).values(DEFAULTS).onConflictDoNothing();
  },
};
