import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { pinyinOf } from '../../../../platform/wire/pinyin.ts';
import { findCompanyByNo } from '../../../people/account/server/index.ts';
import { demoBorders } from './demoBorders.ts';
import type { DemoTimetable } from './demoLine.ts';
import { demoLines } from './demoLines.ts';
import { demoStations } from './demoStations.ts';
import { selectLineSummaries } from './queries.ts';
import { borderCrossing, line, lineStop, station, stationAgent } from './tables.ts';

/** Seeds the demo network into a database without stations. */
export async function seedDemoNetwork(db: Db): Promise<void> {
  const [{ count } = { count: 0 }] = await db.select({ count: sql<number>`count(*)::int` }).from(station);
  if (count > 0) return;
  const stationIds = await insertStations(db);
  const idOf = (key: string) => {
    const id = stationIds.get(key);
    if (id === undefined) throw new Error(`No demo station has the key "${key}".`);
    return id;
  };
  await db
    .insert(borderCrossing)
    .values(demoBorders.map((pair) => ({ fromStationId: idOf(pair.fromKey), toStationId: idOf(pair.toKey) })));
  await insertLines(db, idOf);
  await insertAgents(db);
}

/** The demo's overseas agent handles the arrivals in Germany. */
async function insertAgents(db: Db): Promise<void> {
  const agent = await findCompanyByNo(db, '30001');
  if (agent === undefined) return;
  const german = await db.select({ stationId: station.id }).from(station).where(eq(station.countryCode, 'DE'));
  await db.insert(stationAgent).values(german.map(({ stationId }) => ({ stationId, companyId: agent.companyId })));
}

async function insertStations(db: Db): Promise<Map<string, number>> {
  const added = await db
    .insert(station)
    .values(
      demoStations.map(({ key: _, name, gaugesMm, ...same }) => ({
        ...same,
        nameZh: name.zh,
        nameEn: name.en,
        nameRu: name.ru,
        namePinyin: pinyinOf(name.zh),
        gaugesMm: [...gaugesMm],
      })),
    )
    .returning({ id: station.id, code: station.stationCode });
  const idByCode = new Map(added.map((row) => [row.code, row.id]));
  return new Map(demoStations.map((row) => [row.key, idByCode.get(row.stationCode) ?? 0]));
}

async function insertLines(db: Db, idOf: (stationKey: string) => number): Promise<void> {
  const added = await db
    .insert(line)
    .values(
      demoLines.map(({ code, name, lineType, direction }) => ({
        lineCode: code,
        nameZh: name.zh,
        nameEn: name.en,
        nameRu: name.ru,
        lineType,
        direction,
      })),
    )
    .returning({ id: line.id, code: line.lineCode });
  const stops = added.flatMap(({ id, code }) => {
    const route = demoLines.find((row) => row.code === code)?.stops ?? [];
    return route.map(({ station: key, ...stop }, index) => ({
      ...stop,
      lineId: id,
      sequence: index + 1,
      stationId: idOf(key),
    }));
  });
  await db.insert(lineStop).values(stops);
}

/** A demo line in service with its timetable. */
export type DemoLineSchedule = Awaited<ReturnType<typeof selectLineSummaries>>[number] & DemoTimetable;

export async function demoLineSchedules(db: Db): Promise<DemoLineSchedule[]> {
  const summaries = await selectLineSummaries(db);
  return summaries.flatMap((summary) => {
    const timetable = demoLines.find((row) => row.code === summary.lineCode);
    return summary.isActive && timetable ? [{ ...timetable, ...summary }] : [];
  });
}
