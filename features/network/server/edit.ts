import { brokenUnique, type Db } from '../../../platform/server/database/connect.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import type { Trilingual } from '../../../platform/wire/language.ts';
import type { StationRecord } from '../wire.ts';
import { selectCountryOf, updateLine, updateStation } from './records.ts';
import { refuse } from './texts.ts';

/** A station as the operator corrected it; its country stays. */
type CorrectedStation = Omit<StationRecord, 'countryCode'>;

/** Corrects a station. Refuses a UN/LOCODE of another country or form, and a code its country uses already. */
export async function correctStation(db: Db, { stationId, ...corrected }: CorrectedStation): Promise<void> {
  const countryCode = await selectCountryOf(db, stationId);
  if (countryCode === undefined) throw refuse((t) => t.stationAbsent, CODE.absent);
  const unlocode = corrected.unlocode.toUpperCase().replace(/\s/g, '');
  if (!isUnlocodeIn(countryCode, unlocode)) {
    throw refuse.atFields((t) => t.stationWrong, { unlocode: (t) => t.unlocodeWrong({ countryCode }) });
  }
  const { name, stationCode, latitude, longitude } = corrected;
  const gaugesMm = [...new Set(corrected.gaugesMm)].sort((one, other) => one - other);
  const values = { ...namesOf(name), stationCode, unlocode, latitude, longitude, gaugesMm };
  try {
    await updateStation(db, stationId, values);
  } catch (fault) {
    if (brokenUnique(fault) !== 'station_code_in_country') throw fault;
    throw refuse.atFields((t) => t.stationWrong, { stationCode: (t) => t.stationCodeTaken });
  }
}

/** Renames a line and takes it in or out of service; trains already planned keep running. */
export async function changeLine(
  db: Db,
  { lineId, name, isActive }: { lineId: number; name: Trilingual; isActive: boolean },
): Promise<void> {
  const changed = await updateLine(db, lineId, { ...namesOf(name), isActive });
  if (!changed) throw refuse((t) => t.lineAbsent, CODE.absent);
}

/** UN/LOCODE: the country and three letters or digits 2 to 9; a place may have none (UNECE Recommendation 16). */
export function isUnlocodeIn(countryCode: string, unlocode: string): boolean {
  if (unlocode === '') return true;
  return /^[A-Z]{2}[A-Z2-9]{3}$/.test(unlocode) && unlocode.startsWith(countryCode);
}

function namesOf(name: Trilingual) {
  return { nameZh: name.zh, nameEn: name.en, nameRu: name.ru };
}
