import { type Binding, bind, bindCoalesced } from '../../../platform/server/http/bind.ts';
import {
  getStationAgents,
  listLines,
  listStations,
  networkMap,
  saveLine,
  saveStation,
  saveStationAgents,
  selectPublicStationList,
  selectStationList,
} from '../wire.ts';
import { agentsOf, saveAgents } from './agents.ts';
import { changeLine, correctStation } from './edit.ts';
import { selectStationPage } from './records.ts';
import { endStations, lineRecords, routesInService } from './routes.ts';

export const calls: readonly Binding[] = [
  bindCoalesced(selectStationList, (filter, { db, language }) => endStations(db, filter, language)),
  bindCoalesced(selectPublicStationList, (filter, { db, language }) => endStations(db, filter, language)),
  bindCoalesced(networkMap, ({ lineType }, { db, language }) => routesInService(db, lineType, language)),
  bind(listStations, (filter, { db }) => selectStationPage(db, filter)),
  bind(saveStation, (corrected, { db }) => correctStation(db, corrected)),
  bind(getStationAgents, ({ stationId }, { db }) => agentsOf(db, stationId)),
  bind(saveStationAgents, ({ stationId, companyIds }, { db }) => saveAgents(db, stationId, companyIds)),
  bind(listLines, (filter, { db, language }) => lineRecords(db, filter, language)),
  bind(saveLine, (changed, { db }) => changeLine(db, changed)),
];
