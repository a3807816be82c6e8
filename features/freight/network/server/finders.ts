import { asc } from 'drizzle-orm';
import type { Finder } from '../../../../platform/server/feature.ts';
import { MAX_FOUND } from '../../../../platform/wire/found.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { stationsPage } from '../pages.ts';
import * as wire from '../wire.ts';
import { stationNameByLanguage } from './names.ts';
import { stationMatches } from './stationSearch.ts';
import { station } from './tables.ts';

const stations: Finder = {
  permission: wire.stations.list.access.code,
  find: async (text, { db, language }) => {
    const rows = await db
      .select({
        name: stationNameByLanguage[language],
        code: station.stationCode,
        country: station.countryCode,
      })
      .from(station)
      .where(stationMatches(text))
      .orderBy(asc(station.id))
      .limit(MAX_FOUND);
    return rows.map(({ name, code, country }) => ({
      kind: 'station',
      title: name,
      note: `${country} ${code}`,
      path: pathTo(stationsPage, { keyword: name }),
    }));
  },
};

export const finders: readonly Finder[] = [stations];
