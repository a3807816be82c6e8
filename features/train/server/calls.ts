import { type Binding, bind, bindCoalesced, bindPublic } from '../../../platform/server/http/bind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { hasPermission } from '../../../platform/wire/currentUser.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import {
  changeCapacity,
  closeTrain,
  getBookingMonthData,
  getBookingMonthDataOfDay,
  getNearbyTrains,
  getTrainBooking,
  getTrainBookingAllDataForList,
  getTrainBookingAllDataForWeek,
  getTrainDetail,
  getTrainPlanApply,
  listTrainPlans,
  openTrain,
  savePrices,
  saveTrain,
  saveTrainSeries,
} from '../wire.ts';
import { replacePrices, setCapacity } from './change.ts';
import { findPublicTrainDetail, findTrainDetail } from './detail.ts';
import { planSeries, planTrain } from './plan.ts';
import { pageOfPlans } from './planList.ts';
import { transitionTrain } from './statusTransition.ts';
import { userError } from './texts.ts';
import { prepareTimetable } from './timetable.ts';
import {
  calendarOfMonth,
  nearbyTrains,
  pageOfPublicTrains,
  pageOfTrains,
  trainsOfDay,
  trainsOfWeek,
} from './timetableQueries.ts';

/** Trains for customers and the public. */
export function timetableCalls({ db }: Platform): Binding[] {
  const timetable = prepareTimetable(db);
  return [
    bindCoalesced(getTrainBookingAllDataForList, (input, { language }) =>
      pageOfTrains(timetable, input, language),
    ),
    bindCoalesced(getBookingMonthData, (input, ctx) => calendarOfMonth(ctx.db, input)),
    bindCoalesced(getBookingMonthDataOfDay, (input, { language }) => trainsOfDay(timetable, input, language)),
    bindCoalesced(getTrainBookingAllDataForWeek, (input, { language }) =>
      trainsOfWeek(timetable, input, language),
    ),
    bindCoalesced(getNearbyTrains, ({ trainInfoId, teu }, ctx) =>
      nearbyTrains(ctx.db, trainInfoId, teu, ctx.language),
    ),
    bind(getTrainDetail, async ({ trainInfoId }, { db, user, language }) => {
      const found = await findTrainDetail(db, trainInfoId, language);
      const isHidden = found?.status === 'planned' && !hasPermission(user, 'train:plan:list');
      if (found === null || isHidden) throw userError((t) => t.absent, CODE.absent);
      return found;
    }),
    bindCoalesced(getTrainBooking, (input, { language }) => pageOfPublicTrains(timetable, input, language)),
    bindPublic(getTrainPlanApply, async ({ trainInfoId }, { db, language }) => {
      const found = await findPublicTrainDetail(db, trainInfoId, language);
      if (found === null || found.status === 'planned') throw userError((t) => t.absent, CODE.absent);
      return found;
    }),
  ];
}

/** Trains for operators. */
export const planCalls: readonly Binding[] = [
  bind(listTrainPlans, (filter, { db, language }) => pageOfPlans(db, filter, language)),
  bind(saveTrain, async (input, { db }) => ({ trainInfoId: await planTrain(db, input) })),
  bind(saveTrainSeries, (input, { db }) => planSeries(db, input)),
  bind(changeCapacity, ({ trainInfoId, capacityTeu }, { db }) => setCapacity(db, trainInfoId, capacityTeu)),
  bind(savePrices, ({ trainInfoId, prices }, { db }) => replacePrices(db, trainInfoId, prices)),
  bind(openTrain, async ({ trainInfoId }, { db }) => {
    await transitionTrain(db, trainInfoId, 'open');
  }),
  bind(closeTrain, async ({ trainInfoId }, { db }) => {
    await transitionTrain(db, trainInfoId, 'closed');
  }),
];
