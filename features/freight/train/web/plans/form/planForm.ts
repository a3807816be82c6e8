import type { SentBy } from '../../../../../../platform/wire/call.ts';
import { parseDateTime } from '../../../../../../platform/wire/time.ts';
import type { saveTrain, saveTrainSeries, TrainPlan } from '../../../wire.ts';
import { shiftDay, weekdayOf } from '../../timetable/month.ts';
import { DEFAULT_PRICE_LIST, type PriceList, priceListOf, pricesOf } from '../priceList.ts';

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
const DEFAULT_CUTOFF_HOURS = 72;
const DEFAULT_GATE_IN_HOURS = 24;
const DEFAULT_CAPACITY_TEU = 100;

const hoursBetween = (early: string, late: string) =>
  Math.round((parseDateTime(late).getTime() - parseDateTime(early).getTime()) / HOUR_MS);

/** Defaults, or the template's values a week later. */
export function initialValues(template: TrainPlan | null): Partial<PlanForm> {
  if (template === null) {
    return {
      ...DEFAULT_PRICE_LIST,
      capacityTeu: DEFAULT_CAPACITY_TEU,
      cutoffHours: DEFAULT_CUTOFF_HOURS,
      gateInHours: DEFAULT_GATE_IN_HOURS,
    };
  }
  const day = template.departTime.slice(0, 10);
  const clock = template.departTime.slice(11, 16);
  const weekLater = shiftDay(day, WEEK_DAYS);
  return {
    ...priceListOf(template.prices),
    lineId: template.lineId,
    trainNo: template.trainNo,
    capacityTeu: template.capacityTeu,
    cutoffHours: hoursBetween(template.cutoffTime, template.departTime),
    gateInHours: hoursBetween(template.gateInTime, template.departTime),
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
