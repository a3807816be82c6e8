import type { Db } from '../../../platform/server/database/connect.ts';
import type { Language } from '../../../platform/wire/language.ts';
import type { Direction, LineRoute, LineType, StationChoice } from '../wire.ts';
import { selectActiveLines, selectEndStations, selectStopsOfLines } from './queries.ts';
import { searchTextOf } from './searchText.ts';

/** Lines in service with their stops, for the network map. */
export async function routesInService(
  db: Db,
  lineType: LineType | undefined,
  language: Language,
): Promise<LineRoute[]> {
  const lines = await selectActiveLines(db, lineType, language);
  const lineIds = lines.map(({ lineId }) => lineId);
  const stops = Map.groupBy(await selectStopsOfLines(db, lineIds, language), ({ lineId }) => lineId);
  return lines.map((found) => ({ ...found, stops: (stops.get(found.lineId) ?? []).map(({ stop }) => stop) }));
}

/** End stations of lines in service, in the language's collation (Chinese: pinyin). */
export async function endStations(
  db: Db,
  filter: { lineType?: LineType; direction?: Direction; end?: 'start' | 'end' },
  language: Language,
): Promise<StationChoice[]> {
  const found = await selectEndStations(db, filter, language);
  const { compare } = new Intl.Collator(language);
  return found
    .map(({ nameZh, nameEn, nameRu, stationCode, unlocode, namePinyin, ...choice }) => ({
      ...choice,
      searchText: searchTextOf({ nameZh, nameEn, nameRu, stationCode, unlocode, namePinyin }),
    }))
    .sort((one, other) => compare(one.stationName, other.stationName));
}
