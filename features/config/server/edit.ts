import { type Db, violatedUnique } from '../../../platform/server/database/connect.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { dateText } from '../../../platform/wire/time.ts';
import type { addConfig, changeConfig } from '../wire.ts';
import { type Between, BUILT_IN, isBuiltInKey, isOwnName } from './builtIn.ts';
import * as queries from './queries.ts';
import { userError } from './texts.ts';
import type { ValueMemory } from './values.ts';

/** Adds a value. Refuses a key that is taken, and one without a name or empty. */
export async function addValue(db: Db, given: ReadBy<typeof addConfig>, memory: ValueMemory): Promise<void> {
  refuseEmpty(given);
  await refusingTakenKey(() => queries.insertValue(db, given));
  await memory.invalidate(db, given.configKey);
}

/** Changes a value. A built-in one keeps its key, and takes only what the portal understands. */
export async function changeValue(
  db: Db,
  { configId, ...given }: ReadBy<typeof changeConfig>,
  memory: ValueMemory,
): Promise<void> {
  const before = await queries.selectById(db, configId);
  if (before === undefined) throw userError((t) => t.absent, CODE.absent);
  if (before.isBuiltIn) refuseWrongBuiltIn(before.configKey, given);
  else refuseEmpty(given);
  const configName = isOwnName(before.configKey, given.configName) ? '' : given.configName;
  await refusingTakenKey(() => queries.updateValue(db, configId, { ...given, configName }));
  await memory.invalidate(db, before.configKey);
  if (given.configKey !== before.configKey) await memory.invalidate(db, given.configKey);
}

function refuseWrongBuiltIn(key: string, given: queries.ConfigValues): void {
  if (given.configKey !== key) throw userError.withFields((t) => t.wrong, { configKey: (t) => t.keyBuiltIn });
  const allowed = isBuiltInKey(key) ? BUILT_IN[key].allowed : 'text';
  if (allowed === 'text') return;
  if (allowed === 'day') {
    const isDay = given.configValue === '' || dateText.safeParse(given.configValue).success;
    if (!isDay) throw userError.withFields((t) => t.wrong, { configValue: (t) => t.day });
  } else if ('least' in allowed) {
    if (!isBetween(given.configValue, allowed)) {
      throw userError.withFields((t) => t.wrong, { configValue: (t) => t.between(allowed) });
    }
  } else if (!allowed.includes(given.configValue)) {
    throw userError.withFields((t) => t.wrong, { configValue: (t) => t.oneOf({ values: allowed }) });
  }
}

const isBetween = (text: string, { least, most }: Between) =>
  /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;

function refuseEmpty({ configName, configValue }: queries.ConfigValues): void {
  if (configName === '') throw userError.withFields((t) => t.wrong, { configName: (t) => t.nameNeeded });
  if (configValue === '') throw userError.withFields((t) => t.wrong, { configValue: (t) => t.valueNeeded });
}

/** Removes values, all of them or none. Refuses built-in ones. */
export async function dropValues(db: Db, ids: readonly number[], memory: ValueMemory): Promise<void> {
  const gone = await queries.deleteValues(db, ids);
  if (gone.length < ids.length) throw userError((t) => t.absent, CODE.absent);
  const keys = gone.filter((value) => value.isBuiltIn).map((value) => value.configKey);
  if (keys.length > 0) throw userError((t) => t.builtInStays({ keys }));
  for (const { configKey } of gone) await memory.invalidate(db, configKey);
}

async function refusingTakenKey(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (fault) {
    if (violatedUnique(fault) !== 'sys_config_config_key_unique') throw fault;
    throw userError.withFields((t) => t.wrong, { configKey: (t) => t.keyTaken });
  }
}
