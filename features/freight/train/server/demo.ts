import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { formatDate, parseDateTime } from '../../../../platform/wire/time.ts';
import { type DemoLineSchedule, demoLineSchedules } from '../../network/server/index.ts';
import type { TrainStatus } from '../wire.ts';
import { dayAfter, weekdayOf } from './days.ts';
import { hoursAfter, hoursBefore } from './planRules.ts';
import { train, trainPrice } from './tables.ts';

/** Demo timetable: days before and after today. */
const DAYS_BACK = 25;
const DAYS_AHEAD = 60;

interface DemoTrain {
  lineId: number;
  trainNo: string;
  departAt: Date;
  arriveAt: Date;
  cutoffAt: Date;
  gateInAt: Date;
  capacityTeu: number;
  status: TrainStatus;
}

/** Inserts missing demo trains around today and advances those without bookings. */
export async function extendDemoTimetable(db: Db, now: Date): Promise<void> {
  const schedules = await demoLineSchedules(db);
  if (schedules.length === 0) return;
  await insertMissing(db, schedules, demoTrains(schedules, now));
  await advanceUnbooked(db);
}

/** Trains of the demo lines around today, each in the status that its plan implies. */
function demoTrains(schedules: readonly DemoLineSchedule[], now: Date): DemoTrain[] {
  const today = formatDate(now);
  const days = Array.from({ length: DAYS_BACK + DAYS_AHEAD + 1 }, (_, index) => dayAfter(today, index - DAYS_BACK));
  return days.flatMap((date) => schedules.flatMap((schedule) => demoTrainOn(schedule, date, now)));
}

function demoTrainOn(schedule: DemoLineSchedule, date: string, now: Date): DemoTrain[] {
  const trainNo = schedule.trainNumbers[schedule.weekdays.indexOf(weekdayOf(date))];
  if (trainNo === undefined) return [];
  const departAt = parseDateTime(`${date} ${schedule.departClock}:00`);
  const cutoffAt = hoursBefore(departAt, schedule.cutoffHours);
  const arriveAt = hoursAfter(departAt, schedule.plannedHours);
  const { lineId, capacityTeu } = schedule;
  const gateInAt = hoursBefore(departAt, schedule.gateInHours);
  const status = statusByPlan({ cutoffAt, departAt, arriveAt }, now);
  return [{ lineId, trainNo, departAt, arriveAt, cutoffAt, gateInAt, capacityTeu, status }];
}

/** Status of a train on plan. */
export function statusByPlan(plan: { cutoffAt: Date; departAt: Date; arriveAt: Date }, now: Date): TrainStatus {
  if (plan.arriveAt <= now) return 'arrived';
  if (plan.departAt <= now) return 'departed';
  return plan.cutoffAt <= now ? 'closed' : 'open';
}

/** One statement: no train without prices. */
async function insertMissing(
  db: Db,
  schedules: readonly DemoLineSchedule[],
  trains: readonly DemoTrain[],
): Promise<void> {
  const prices = schedules.flatMap(({ lineId, prices }) => prices.map((row) => ({ lineId, ...row })));
  await db.execute(sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(trains)}::jsonb) as t(
        "lineId" bigint, "trainNo" text, "departAt" timestamptz, "arriveAt" timestamptz,
        "cutoffAt" timestamptz, "gateInAt" timestamptz, "capacityTeu" integer, status text)
    ), ends as (
      select * from jsonb_to_recordset(${JSON.stringify(endsOf(schedules))}::jsonb) as e(
        "lineId" bigint, "lineType" text, direction text, "startStationId" bigint, "endStationId" bigint)
    ), added as (
      insert into ${train} (train_no, line_id, line_type, direction, start_station_id, end_station_id,
        depart_at, arrive_at, cutoff_at, gate_in_at, capacity_teu, status)
      select wanted."trainNo", wanted."lineId", ends."lineType", ends.direction, ends."startStationId",
        ends."endStationId", wanted."departAt", wanted."arriveAt", wanted."cutoffAt", wanted."gateInAt",
        wanted."capacityTeu", wanted.status
      from wanted join ends using ("lineId")
      where not exists (select 1 from ${train} standing
        where standing.line_id = wanted."lineId" and standing.depart_at = wanted."departAt")
      order by wanted."departAt"
      on conflict do nothing returning id, line_id
    )
    insert into ${trainPrice} (train_id, size_type, price, currency)
    select added.id, p."sizeType", p.price, p.currency
    from added join jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as p(
      "lineId" bigint, "sizeType" text, price numeric, currency text) on p."lineId" = added.line_id`);
}

function endsOf(schedules: readonly DemoLineSchedule[]) {
  return schedules.map(({ lineId, lineType, direction, startStationId, endStationId }) => ({
    lineId,
    lineType,
    direction,
    startStationId,
    endStationId,
  }));
}

/** Trains without bookings follow their plan; the operator moves the others. */
async function advanceUnbooked(db: Db): Promise<void> {
  await db.execute(sql`
    update ${train} set updated_at = now(), status = case
      when arrive_at <= now() then 'arrived' when depart_at <= now() then 'departed' else 'closed' end
    where sold_teu = 0 and (
      (status = 'open' and cutoff_at <= now()) or (status in ('open', 'closed') and depart_at <= now())
      or (status = 'departed' and arrive_at <= now()))`);
}
