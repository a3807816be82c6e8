import { type Db, violatedUnique } from '../../../../platform/server/database/connect.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import type { Trilingual } from '../../../../platform/wire/language.ts';
import { pinyinOf } from '../../../../platform/wire/pinyin.ts';
import type { lines, stations } from '../wire.ts';
import { selectCountryOf, updateLine, updateStation } from './queries.ts';
import { userError } from './texts.ts';

/**
 * Throws a `UserError` at the field: UN/LOCODE of another country or form; code already used in the country.
 */
export async function correctStation(db: Db, { stationId, ...corrected }: ReadBy<typeof stations.edit>): Promise<void> {
  const countryCode = await selectCountryOf(db, stationId);
  if (countryCode === undefined) throw userError((t) => t.stationAbsent, CODE.absent);
  const unlocode = corrected.unlocode.toUpperCase().replace(/\s/g, '');
  if (!isUnlocodeIn(countryCode, unlocode)) {
    throw userError.withFields((t) => t.stationWrong, { unlocode: (t) => t.unlocodeWrong({ countryCode }) });
  }
  const { name, stationCode, latitude, longitude } = corrected;
  const gaugesMm = [...new Set(corrected.gaugesMm)].sort((one, other) => one - other);
  const values = {
    ...namesOf(name),
    namePinyin: pinyinOf(name.zh),
    stationCode,
    unlocode,
    latitude,
    longitude,
    gaugesMm,
  };
  try {
    await updateStation(db, stationId, values);
  } catch (fault) {
    if (violatedUnique(fault) !== 'station_code_in_country') throw fault;
    throw userError.withFields((t) => t.stationWrong, { stationCode: (t) => t.stationCodeTaken });
  }
}

/** Trains already planned keep running on a line taken out of service. */
export async function changeLine(db: Db, { lineId, name, isActive }: ReadBy<typeof lines.edit>): Promise<void> {
  const changed = await updateLine(db, lineId, { ...namesOf(name), isActive });
  if (!changed) throw userError((t) => t.lineAbsent, CODE.absent);
}

/** UNECE Recommendation 16: country + three letters or digits 2–9; empty allowed. */
function isUnlocodeIn(countryCode: string, unlocode: string): boolean {
  if (unlocode === '') return true;
  return /^[A-Z]{2}[A-Z2-9]{3}$/.test(unlocode) && unlocode.startsWith(countryCode);
}

function namesOf(name: Trilingual) {
  return { nameZh: name.zh, nameEn: name.en, nameRu: name.ru };
}
