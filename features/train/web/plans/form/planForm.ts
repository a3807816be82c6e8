import type { SentBy } from '../../../../../platform/wire/call.ts';
import { parseDateTime } from '../../../../../platform/wire/time.ts';
import type { saveTrain, saveTrainSeries, TrainPlan } from '../../../wire.ts';
import { shiftDay, weekdayOf } from '../../timetable/month.ts';
import { FIRST_LIST, type PriceList, priceListOf, pricesOf } from '../priceList.ts';

export interface PlanForm extends PriceList {
  lineId: number;
  trainNo: string;
  capacityTeu: number;
  cutoffHours: number;
  gateInHours: number;
  /** `yyyy-MM-dd HH:mm:ss` */
  departTime: string;
  weekdays: number[];
  /** first and last day of a series */
  dateFrom: string;
  dateTo: string;
  /** `HH:mm` */
  departClock: string;
}

const WEEK_DAYS = 7;
const HOUR_MS = 3_600_000;
const FIRST_CUTOFF_HOURS = 72;
const FIRST_GATE_IN_HOURS = 24;
const FIRST_CAPACITY_TEU = 100;

const hoursBetween = (early: string, late: string) =>
  Math.round((parseDateTime(late).getTime() - parseDateTime(early).getTime()) / HOUR_MS);

/** Defaults, or the template's values a week later. */
export function firstValues(like: TrainPlan | null): Partial<PlanForm> {
  if (like === null) {
    return {
      ...FIRST_LIST,
      capacityTeu: FIRST_CAPACITY_TEU,
      cutoffHours: FIRST_CUTOFF_HOURS,
      gateInHours: FIRST_GATE_IN_HOURS,
    };
  }
  const day = like.departTime.slice(0, 10);
  const clock = like.departTime.slice(11, 16);
  const weekLater = shiftDay(day, WEEK_DAYS);
  return {
    ...priceListOf(like.prices),
    lineId: like.lineId,
    trainNo: like.trainNo,
    capacityTeu: like.capacityTeu,
    cutoffHours: hoursBetween(like.cutoffTime, like.departTime),
    gateInHours: hoursBetween(like.gateInTime, like.departTime),
    departTime: `${weekLater} ${clock}:00`,
    weekdays: [weekdayOf(day)],
    dateFrom: weekLater,
    departClock: clock,
  };
}

function planOf(form: PlanForm) {
  const { lineId, trainNo, capacityTeu, cutoffHours, gateInHours } = form;
  return { lineId, trainNo, capacityTeu, cutoffHours, gateInHours, prices: pricesOf(form) };
}

export function trainOf(form: PlanForm): SentBy<typeof saveTrain> {
  return { ...planOf(form), departTime: form.departTime };
}

export function seriesOf(form: PlanForm): SentBy<typeof saveTrainSeries> {
  return {
    ...planOf(form),
    weekdays: form.weekdays,
    dateFrom: form.dateFrom,
    dateTo: form.dateTo,
    departClock: form.departClock,
  };
}
