import { type Binding, bind, bindCoalesced } from '../../../platform/server/http/bind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import * as wire from '../wire.ts';
import { changeLine, correctStation } from './edit.ts';
import { lineRecords, stationRecords } from './records.ts';
import { endStations, routesInService } from './routes.ts';

export function networkCalls(platform: Platform): Binding[] {
  return [
    ...stationRecords.reads(platform),
    bind(wire.stations.edit, (corrected, { db }) => correctStation(db, corrected)),
    ...lineRecords.reads(platform),
    bind(wire.lines.edit, (changed, { db }) => changeLine(db, changed)),
    bindCoalesced(wire.selectStationList, (filter, { db, language }) => endStations(db, filter, language)),
    bindCoalesced(wire.selectPublicStationList, (filter, { db, language }) =>
      endStations(db, filter, language),
    ),
    bindCoalesced(wire.networkMap, ({ lineType }, { db, language }) =>
      routesInService(db, lineType, language),
    ),
  ];
}
