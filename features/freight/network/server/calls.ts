import type { Db } from '../../../../platform/server/database/connect.ts';
import { type Binding, bind, bindCoalesced } from '../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import type { Direction, LineRoute, LineType, StationChoice } from '../wire.ts';
import * as wire from '../wire.ts';
import { agentsOf, saveAgents } from './agents.ts';
import { changeLine, correctStation } from './edit.ts';
import { selectActiveLines, selectEndStations, selectStopsOfLines } from './queries.ts';
import { lineRecords, stationRecords } from './records.ts';
import { searchTextOf } from './searchText.ts';

export function networkCalls(platform: Platform): Binding[] {
  return [
    ...stationRecords.reads(platform),
    bind(wire.stations.edit, (corrected, { db }) => correctStation(db, corrected)),
    bind(wire.getStationAgents, ({ stationId }, { db }) => agentsOf(db, stationId)),
    bind(wire.saveStationAgents, ({ stationId, companyIds }, { db }) => saveAgents(db, stationId, companyIds)),
    ...lineRecords.reads(platform),
    bind(wire.lines.edit, (changed, { db }) => changeLine(db, changed)),
    bindCoalesced(wire.selectStationList, (filter, { db, language }) => endStations(db, filter, language)),
    bindCoalesced(wire.selectPublicStationList, (filter, { db, language }) => endStations(db, filter, language)),
    bindCoalesced(wire.networkMap, ({ lineType }, { db, language }) => routesInService(db, lineType, language)),
  ];
}

/** Lines in service with their stops, for the network map. */
async function routesInService(db: Db, lineType: LineType | undefined, language: Language): Promise<LineRoute[]> {
  const lines = await selectActiveLines(db, lineType, language);
  const lineIds = lines.map(({ lineId }) => lineId);
  const stops = Map.groupBy(await selectStopsOfLines(db, lineIds, language), ({ lineId }) => lineId);
  return lines.map((found) => ({ ...found, stops: (stops.get(found.lineId) ?? []).map(({ stop }) => stop) }));
}

/** End stations of lines in service, in the language's collation (Chinese: pinyin). */
async function endStations(
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
