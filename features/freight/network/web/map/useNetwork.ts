import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useUrlFilters } from '../../../../../platform/web/widgets/list/useUrlFilters.ts';
import { lineType, networkMap } from '../../wire.ts';
import { linesAtStation } from './mapLayers.ts';

/** Network narrowed by the URL: line type, station, or one line. */
export function useNetwork() {
  const { values, choose } = useUrlFilters(['lineType', 'stationId', 'lineId']);
  const read = useRead(networkMap, {});
  const type = lineType.safeParse(values.lineType).data;
  const lines = (read.data ?? []).filter((line) => type === undefined || line.lineType === type);
  const stationId = values.stationId === undefined ? undefined : Number(values.stationId);
  const station = lines.flatMap((line) => line.stops).find((stop) => stop.stationId === stationId);
  const listed = station ? linesAtStation(lines, station.stationId) : lines;
  const lineId = listed.find((line) => String(line.lineId) === values.lineId)?.lineId;
  const chosen = new Set(lineId === undefined ? (station ? listed.map((line) => line.lineId) : []) : [lineId]);
  return {
    read,
    type,
    lines,
    /** beside the map */
    listed,
    station,
    lineId,
    chosen,
    chooseType: (next: string) => choose({ lineType: next, stationId: '', lineId: '' }),
    chooseStation: (next: string) => choose({ stationId: next, lineId: '' }),
    chooseLine: (next: string) => choose({ lineId: next }),
    showAll: () => choose({ stationId: '', lineId: '' }),
  };
}

export type Network = ReturnType<typeof useNetwork>;
