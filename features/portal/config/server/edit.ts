import { type Db, violatedUnique } from '../../../../platform/server/database/connect.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { dateText } from '../../../../platform/wire/time.ts';
import type { configValues } from '../wire.ts';
import { type Between, BUILT_IN, isBuiltInKey, isDefaultName } from './builtIn.ts';
import * as queries from './queries.ts';
import { userError } from './texts.ts';
import type { ValueCache } from './values.ts';

/** Error for a taken key, a missing name or an empty value. */
export async function addValue(db: Db, given: ReadBy<typeof configValues.add>, cache: ValueCache): Promise<void> {
  checkFilled(given);
  await withTakenKeyError(() => queries.insertValue(db, given));
  await cache.invalidate(db, given.configKey);
}

/** A built-in value keeps its key and takes only what it allows. */
export async function changeValue(
  db: Db,
  { configId, ...given }: ReadBy<typeof configValues.edit>,
  cache: ValueCache,
): Promise<void> {
  const before = await queries.selectById(db, configId);
  if (before === undefined) throw userError((t) => t.absent, CODE.absent);
  if (before.isBuiltIn) checkBuiltIn(before.configKey, given);
  else checkFilled(given);
  const configName = isDefaultName(before.configKey, given.configName) ? '' : given.configName;
  await withTakenKeyError(() => queries.updateValue(db, configId, { ...given, configName }));
  await cache.invalidate(db, before.configKey);
  if (given.configKey !== before.configKey) await cache.invalidate(db, given.configKey);
}

function checkBuiltIn(key: string, given: queries.ConfigValues): void {
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

function checkFilled({ configName, configValue }: queries.ConfigValues): void {
  if (configName === '') throw userError.withFields((t) => t.wrong, { configName: (t) => t.nameNeeded });
  if (configValue === '') throw userError.withFields((t) => t.wrong, { configValue: (t) => t.valueNeeded });
}

/** All or none; error for a built-in value. */
export async function dropValues(db: Db, ids: readonly number[], cache: ValueCache): Promise<void> {
  const gone = await queries.deleteValues(db, ids);
  if (gone.length < ids.length) throw userError((t) => t.absent, CODE.absent);
  const keys = gone.filter((value) => value.isBuiltIn).map((value) => value.configKey);
  if (keys.length > 0) throw userError((t) => t.builtInStays({ keys }));
  for (const { configKey } of gone) await cache.invalidate(db, configKey);
}

async function withTakenKeyError(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (fault) {
    if (violatedUnique(fault) !== 'sys_config_config_key_unique') throw fault;
    throw userError.withFields((t) => t.wrong, { configKey: (t) => t.keyTaken });
  }
}
