import { type Binding, bind, bindPublic, bindShared } from '../../../platform/server/http/bind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { holdsPermission } from '../../../platform/wire/who.ts';
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
import {
  calendarOfMonth,
  nearbyTrains,
  pageOfPublicTrains,
  pageOfTrains,
  trainsOfDay,
  trainsOfWeek,
} from './forSale.ts';
import { moveTrain } from './move.ts';
import { planSeries, planTrain } from './plan.ts';
import { pageOfPlans } from './planList.ts';
import { refuse } from './texts.ts';
import { prepareTimetable } from './timetable.ts';

/** Trains for customers and the public. */
export function timetableCalls({ db }: Platform): Binding[] {
  const timetable = prepareTimetable(db);
  return [
    bindShared(getTrainBookingAllDataForList, (asked, { language }) =>
      pageOfTrains(timetable, asked, language),
    ),
    bindShared(getBookingMonthData, (asked, asking) => calendarOfMonth(asking.db, asked)),
    bindShared(getBookingMonthDataOfDay, (asked, { language }) => trainsOfDay(timetable, asked, language)),
    bindShared(getTrainBookingAllDataForWeek, (asked, { language }) =>
      trainsOfWeek(timetable, asked, language),
    ),
    bindShared(getNearbyTrains, ({ trainInfoId, teu }, asking) =>
      nearbyTrains(asking.db, trainInfoId, teu, asking.language),
    ),
    bind(getTrainDetail, async ({ trainInfoId }, { db, who, language }) => {
      const found = await findTrainDetail(db, trainInfoId, language);
      const isHidden = found?.status === 'planned' && !holdsPermission(who, 'train:plan:list');
      if (found === null || isHidden) throw refuse((t) => t.absent, CODE.absent);
      return found;
    }),
    bindShared(getTrainBooking, (asked, { language }) => pageOfPublicTrains(timetable, asked, language)),
    bindPublic(getTrainPlanApply, async ({ trainInfoId }, { db, language }) => {
      const found = await findPublicTrainDetail(db, trainInfoId, language);
      if (found === null || found.status === 'planned') throw refuse((t) => t.absent, CODE.absent);
      return found;
    }),
  ];
}

/** Trains for operators. */
export const planCalls: readonly Binding[] = [
  bind(listTrainPlans, (filter, { db, language }) => pageOfPlans(db, filter, language)),
  bind(saveTrain, async (asked, { db }) => ({ trainInfoId: await planTrain(db, asked) })),
  bind(saveTrainSeries, (asked, { db }) => planSeries(db, asked)),
  bind(changeCapacity, ({ trainInfoId, capacityTeu }, { db }) => setCapacity(db, trainInfoId, capacityTeu)),
  bind(savePrices, ({ trainInfoId, prices }, { db }) => replacePrices(db, trainInfoId, prices)),
  bind(openTrain, async ({ trainInfoId }, { db }) => {
    await moveTrain(db, trainInfoId, 'open');
  }),
  bind(closeTrain, async ({ trainInfoId }, { db }) => {
    await moveTrain(db, trainInfoId, 'closed');
  }),
];
