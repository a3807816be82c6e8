import { z } from 'zod';
import { sortInput } from '../../../platform/wire/paging.ts';
import { records } from '../../../platform/wire/records.ts';
import { dateText, dateTimeText } from '../../../platform/wire/time.ts';
import { optionalLine } from '../../../platform/wire/validators.ts';
import { listTrainPlans, trainStatus } from './wire.ts';

const minutesLate = z.number().int().nullable();

const movement = z.object({
  trainInfoId: z.number(),
  trainNo: z.string(),
  startStation: z.string(),
  endStation: z.string(),
  departTime: dateTimeText.describe('planned'),
  actualDepartTime: dateTimeText.nullable().describe('null before departure'),
  departLateMinutes: minutesLate.describe('negative: early; null before departure'),
  arriveTime: dateTimeText.describe('planned'),
  expectedArriveTime: dateTimeText.describe('actual once arrived, else estimated, else planned'),
  actualArriveTime: dateTimeText.nullable().describe('null before arrival'),
  arriveLateMinutes: minutesLate.describe('of the actual arrival, else of the estimate; null before departure'),
  status: trainStatus,
});
export type TrainMovement = z.infer<typeof movement>;

/** Trains that run, with planned and actual departure and arrival. */
export const trainMovements = records({
  path: '/operation/train/startArrival',
  access: () => listTrainPlans.access,
  idName: 'trainInfoId',
  row: movement,
  fields: {},
  filter: {
    ...sortInput(['departTime', 'departLateMinutes', 'arriveTime', 'arriveLateMinutes']),
    trainNo: optionalLine(20),
    station: optionalLine(60).describe('part of the name of the first or the last station'),
    dateFrom: dateText.optional().describe('planned departure, from'),
    dateTo: dateText.optional().describe('planned departure, to'),
    status: trainStatus.optional(),
  },
  exportName: 'train.movements',
  calls: { list: 'Planned and actual departure and arrival of trains, latest departure first' },
});
