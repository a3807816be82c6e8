import type { Db } from '../../../platform/server/database/connect.ts';
import type { Page } from '../../../platform/wire/envelope.ts';
import type { Language } from '../../../platform/wire/language.ts';
import type { Direction, LineRecord, LineRoute, LineType, StationChoice, Stop } from '../wire.ts';
import { selectActiveLines, selectEndStations, selectStopsOfLines } from './queries.ts';
import { selectLinePage } from './records.ts';
import { searchTextOf } from './searchText.ts';
import { viaBorderOf } from './viaBorder.ts';

/** Lines in service with their stops, for the network map. */
export async function routesInService(
  db: Db,
  lineType: LineType | undefined,
  language: Language,
): Promise<LineRoute[]> {
  const lines = await selectActiveLines(db, lineType, language);
  const stops = await stopsByLine(
    db,
    lines.map((found) => found.lineId),
    language,
  );
  return lines.map((found) => ({ ...found, stops: stops.get(found.lineId) ?? [] }));
}

/** A page of lines with end stations, border, distance and hours. */
export async function lineRecords(
  db: Db,
  filter: {
    pageNum: number;
    pageSize: number;
    keyword: string;
    lineType?: LineType;
    direction?: Direction;
  },
  language: Language,
): Promise<Page<LineRecord>> {
  const page = await selectLinePage(db, filter);
  const stops = await stopsByLine(
    db,
    page.rows.map((row) => row.id),
    language,
  );
  const rows = page.rows.map((row) => {
    const route = stops.get(row.id) ?? [];
    const last = route.at(-1);
    return {
      lineId: row.id,
      lineCode: row.lineCode,
      name: { zh: row.nameZh, en: row.nameEn, ru: row.nameRu },
      lineType: row.lineType,
      direction: row.direction,
      isActive: row.isActive,
      originStation: route[0]?.stationName ?? '',
      destinationStation: last?.stationName ?? '',
      viaBorder: viaBorderOf(route),
      distanceKm: last?.distanceKm ?? 0,
      plannedHours: last?.plannedHours ?? 0,
    };
  });
  return { rows, total: page.total };
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
    .map(({ nameZh, nameEn, nameRu, stationCode, unlocode, ...choice }) => ({
      ...choice,
      searchText: searchTextOf({ nameZh, nameEn, nameRu, stationCode, unlocode }),
    }))
    .sort((one, other) => compare(one.stationName, other.stationName));
}

async function stopsByLine(
  db: Db,
  lineIds: readonly number[],
  language: Language,
): Promise<Map<number, Stop[]>> {
  const found = await selectStopsOfLines(db, lineIds, language);
  const byLine = Map.groupBy(found, (row) => row.lineId);
  return new Map([...byLine].map(([lineId, rows]) => [lineId, rows.map((row) => row.stop)]));
}
