import dayjs, { type Dayjs } from 'dayjs';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import { parseDateTime } from '../../../../../platform/wire/time.ts';
import type { saveTrain, saveTrainSeries, TrainPlan } from '../../../wire.ts';
import { weekdayOf } from '../../timetable/month.ts';
import { FIRST_LIST, type PriceList, priceListOf, pricesOf } from '../priceList.ts';

/** What the form holds; pickers keep wall-clock times of the platform's zone as if they were local. */
export interface PlanForm extends PriceList {
  lineId: number;
  trainNo: string;
  capacityTeu: number;
  cutoffHours: number;
  gateInHours: number;
  departTime: Dayjs;
  weekdays: number[];
  dateFrom: Dayjs;
  dateTo: Dayjs;
  departClock: Dayjs;
}

export const WIRE_DATE = 'YYYY-MM-DD';
const WIRE_TIME = 'YYYY-MM-DD HH:mm:ss';
const HOUR_MS = 3_600_000;
const FIRST_CUTOFF_HOURS = 72;
const FIRST_GATE_IN_HOURS = 24;
const FIRST_CAPACITY_TEU = 100;

const hoursBetween = (early: string, late: string) =>
  Math.round((parseDateTime(late).getTime() - parseDateTime(early).getTime()) / HOUR_MS);

/** What the form begins with: a train like another a week later, or the usual. */
export function firstValues(like: TrainPlan | null): Partial<PlanForm> {
  if (like === null) {
    return {
      ...FIRST_LIST,
      capacityTeu: FIRST_CAPACITY_TEU,
      cutoffHours: FIRST_CUTOFF_HOURS,
      gateInHours: FIRST_GATE_IN_HOURS,
    };
  }
  const departs = dayjs(like.departTime, WIRE_TIME);
  return {
    ...priceListOf(like.prices),
    lineId: like.lineId,
    trainNo: like.trainNo,
    capacityTeu: like.capacityTeu,
    cutoffHours: hoursBetween(like.cutoffTime, like.departTime),
    gateInHours: hoursBetween(like.gateInTime, like.departTime),
    departTime: departs.add(1, 'week'),
    weekdays: [weekdayOf(like.departTime.slice(0, 10))],
    dateFrom: departs.add(1, 'week').startOf('day'),
    departClock: departs,
  };
}

function planOf(form: PlanForm) {
  const { lineId, trainNo, capacityTeu, cutoffHours, gateInHours } = form;
  return { lineId, trainNo, capacityTeu, cutoffHours, gateInHours, prices: pricesOf(form) };
}

/** One train as the form says it. */
export function trainOf(form: PlanForm): SentBy<typeof saveTrain> {
  return { ...planOf(form), departTime: form.departTime.second(0).format(WIRE_TIME) };
}

/** A weekly series as the form says it. */
export function seriesOf(form: PlanForm): SentBy<typeof saveTrainSeries> {
  return {
    ...planOf(form),
    weekdays: form.weekdays,
    dateFrom: form.dateFrom.format(WIRE_DATE),
    dateTo: form.dateTo.format(WIRE_DATE),
    departClock: form.departClock.format('HH:mm'),
  };
}
