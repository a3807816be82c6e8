import { STORED_PARAMS, type TimetableAddress } from '../timetableAddress.ts';

/** Filters and order of the table as query text; no days, which go stale. */
export function queryOfView(address: TimetableAddress): string {
  const params = new URLSearchParams();
  for (const name of STORED_PARAMS) {
    const value = address[name];
    if (value !== undefined && name !== 'view') params.set(name, String(value));
  }
  return params.toString();
}

/** Values to apply, with what the view leaves out cleared. */
export function valuesOfView(query: string): Record<(typeof STORED_PARAMS)[number], string> {
  const params = new URLSearchParams(query);
  const of = (name: string) => params.get(name) ?? '';
  return {
    view: 'list',
    lineType: of('lineType') || 'all',
    direction: of('direction'),
    startStationId: of('startStationId'),
    endStationId: of('endStationId'),
    all: of('all'),
    orderByColumn: of('orderByColumn'),
    isAsc: of('isAsc'),
  };
}
