import type { TrainPlan } from '../../../../freight/train/wire.ts';

export type PlannedTrain = Pick<
  TrainPlan,
  'trainInfoId' | 'trainNo' | 'lineName' | 'departTime' | 'capacityTeu' | 'soldTeu' | 'status'
>;

/** Totals of one day in TEU. */
export interface DayLoad {
  /** `yyyy-MM-dd` */
  date: string;
  trains: PlannedTrain[];
  soldTeu: number;
  capacityTeu: number;
}

/** Includes days without trains; leaves out cancelled trains. */
export function loadByDay(days: readonly string[], trains: readonly PlannedTrain[]): DayLoad[] {
  return days.map((date) => {
    const ofDay = trains.filter((train) => train.departTime.startsWith(date) && train.status !== 'cancelled');
    return {
      date,
      trains: ofDay,
      soldTeu: ofDay.reduce((sum, train) => sum + train.soldTeu, 0),
      capacityTeu: ofDay.reduce((sum, train) => sum + train.capacityTeu, 0),
    };
  });
}

export function percentSold({ soldTeu, capacityTeu }: Pick<DayLoad, 'soldTeu' | 'capacityTeu'>): number {
  return capacityTeu === 0 ? 0 : Math.round((soldTeu / capacityTeu) * 100);
}
