import { z } from 'zod';
import { permission, publicly, signedIn } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, nothing } from '../../../platform/wire/envelope.ts';
import { trilingual } from '../../../platform/wire/language.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { id, line, optionalLine } from '../../../platform/wire/validators.ts';

/** EU Europe, CA Central Asia, CN domestic or land-sea (domain, Network). */
export const LINE_TYPES = ['EU', 'CA', 'CN'] as const;
export const lineType = z.enum(LINE_TYPES);
export type LineType = z.infer<typeof lineType>;

/** Outbound 去程: from China; inbound 回程: to China. */
export const DIRECTIONS = ['outbound', 'inbound'] as const;
export const direction = z.enum(DIRECTIONS);
export type Direction = z.infer<typeof direction>;

/** In mm; a border station may have both. */
export const GAUGES_MM = [1435, 1520] as const;
const gaugeMm = z.union([z.literal(1435), z.literal(1520)]);

/** Station of lists and maps; name in the request's language. */
export const station = z.object({
  stationId: z.number(),
  stationName: z.string(),
  countryCode: z.string().describe('ISO 3166-1 alpha-2'),
  latitude: z.number(),
  longitude: z.number(),
  isBorder: z.boolean(),
});
export type Station = z.infer<typeof station>;

/** Station to choose from. */
const stationChoice = station.extend({
  searchText: z.string().describe('names in all languages, pinyin, station code, UN/LOCODE; lower case'),
});
export type StationChoice = z.infer<typeof stationChoice>;

/** Station as operators edit it. */
const stationRecord = z.object({
  stationId: z.number(),
  name: trilingual,
  countryCode: z.string(),
  stationCode: z.string().describe('China: telegraph code; 1520 mm space: 6-digit ESR; Europe: UIC'),
  unlocode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  gaugesMm: z.array(gaugeMm).min(1),
});
export type StationRecord = z.infer<typeof stationRecord>;

/** Distance and hours from the origin. */
export const stop = station.extend({
  sequence: z.number().int(),
  distanceKm: z.number(),
  plannedHours: z.number(),
  changesGauge: z.boolean().describe('containers are transshipped to the other gauge here'),
});
export type Stop = z.infer<typeof stop>;

/** Line with its route; name in the request's language. */
const lineRoute = z.object({
  lineId: z.number(),
  lineCode: z.string(),
  lineName: z.string(),
  lineType,
  direction,
  isActive: z.boolean(),
  stops: z.array(stop),
});
export type LineRoute = z.infer<typeof lineRoute>;

/** Line as operators edit it. */
const lineRecord = z.object({
  lineId: z.number(),
  lineCode: z.string(),
  name: trilingual,
  lineType,
  direction,
  isActive: z.boolean(),
  originStation: z.string(),
  destinationStation: z.string(),
  viaBorder: z.string().nullable(),
  distanceKm: z.number(),
  plannedHours: z.number(),
});
export type LineRecord = z.infer<typeof lineRecord>;

const stationQuery = z.object({
  lineType: lineType.optional(),
  direction: direction.optional(),
  end: z.enum(['start', 'end']).optional().describe('only stations where lines start, or end'),
});

/** For booking pages. */
export const selectStationList = call({
  method: 'GET',
  path: '/booking/booking/selectStationList',
  effect: 'read',
  access: signedIn,
  summary: 'Origin and destination stations of bookable routes',
  input: stationQuery,
  response: data(z.array(stationChoice)),
});

/** Without an account. */
export const selectPublicStationList = call({
  method: 'GET',
  path: '/trainInfo/selectStationList',
  effect: 'read',
  access: publicly,
  summary: 'Origin and destination stations of routes, public',
  input: stationQuery,
  response: data(z.array(stationChoice)),
});

/** Lines in service with their stops. */
export const networkMap = call({
  method: 'GET',
  path: '/network/map',
  effect: 'read',
  access: publicly,
  summary: 'Active routes with their stops and coordinates',
  input: z.object({ lineType: lineType.optional() }),
  response: data(z.array(lineRoute)),
});

export const stations = records({
  path: '/operation/station',
  access: permissionsOf('network:station'),
  idName: 'stationId',
  row: stationRecord,
  fields: {
    name: z.object({ zh: line(50), en: line(80), ru: line(80) }),
    stationCode: line(10),
    unlocode: optionalLine(5),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    gaugesMm: z.array(gaugeMm).min(1).max(GAUGES_MM.length),
  },
  filter: { keyword: optionalLine(50), countryCode: optionalLine(2) },
  exportName: 'network.station',
  calls: { list: 'Stations, for operators', edit: 'Correct a station' },
});

const stationAgents = z.object({
  companyIds: z.array(z.number()).describe('chosen'),
  companies: z
    .array(z.object({ companyId: z.number(), companyName: z.string() }))
    .describe('overseas companies, which may be chosen'),
});
export type StationAgents = z.infer<typeof stationAgents>;

export const getStationAgents = call({
  method: 'GET',
  path: '/operation/station/agents',
  effect: 'read',
  access: permission('network:station:list'),
  summary: 'Overseas agents handling arrivals at a station',
  input: z.object({ stationId: id }),
  response: data(stationAgents),
});

export const saveStationAgents = call({
  method: 'PUT',
  path: '/operation/station/agents',
  effect: 'write',
  access: permission('network:station:edit'),
  summary: 'Assign the overseas agents of a station; its arrivals are shown on their home page',
  input: z.object({ stationId: id, companyIds: z.array(id).max(50) }),
  response: nothing(),
});

/** Trains already planned keep running on a line out of service. */
export const lines = records({
  path: '/operation/line',
  access: permissionsOf('network:line'),
  idName: 'lineId',
  row: lineRecord,
  fields: {
    name: z.object({ zh: line(80), en: line(120), ru: line(120) }),
    isActive: z.boolean(),
  },
  filter: {
    keyword: optionalLine(50),
    lineType: lineType.optional(),
    direction: direction.optional(),
  },
  exportName: 'network.line',
  calls: { list: 'Lines, for operators', edit: 'Rename a line, take it in or out of service' },
});
