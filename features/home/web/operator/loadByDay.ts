import type { TrainPlan } from '../../../train/wire.ts';

/** What is needed of a train to see how full it is. */
export type PlannedTrain = Pick<
  TrainPlan,
  'trainInfoId' | 'trainNo' | 'lineName' | 'departTime' | 'capacityTeu' | 'soldTeu' | 'status'
>;

/** The trains of one day with their space together, in TEU. */
export interface DayLoad {
  /** `yyyy-MM-dd` */
  date: string;
  trains: PlannedTrain[];
  soldTeu: number;
  capacityTeu: number;
}

/** Trains by day of departure for the days given, days without trains too; cancelled trains carry nothing. */
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

/** How much is sold, in whole percent. */
export function percentSold({ soldTeu, capacityTeu }: Pick<DayLoad, 'soldTeu' | 'capacityTeu'>): number {
  return capacityTeu === 0 ? 0 : Math.round((soldTeu / capacityTeu) * 100);
}
