import type { Db } from '../../../../platform/server/database/connect.ts';
import { readPage } from '../../../../platform/server/database/readPage.ts';
import { type Binding, bind, bindCoalesced, bindPublic } from '../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { CODE, type Page } from '../../../../platform/wire/envelope.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { isBeforeDeparture } from '../beforeDeparture.ts';
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
  getTrainTable,
  listTrainPlans,
  openTrain,
  type Price,
  previewTrainSeries,
  savePrices,
  saveTrain,
  saveTrainSeries,
  type TrainPlan,
} from '../wire.ts';
import { findPublicTrainDetail, findTrainDetail } from './detail.ts';
import { planSeries, planTrain, previewSeries } from './plan.ts';
import {
  deletePrices,
  insertPrices,
  type PlanFilter,
  planList,
  selectSold,
  updateBeforeDeparture,
  updateCapacity,
} from './planQueries.ts';
import { priceFaults } from './priceFaults.ts';
import { planAbilities, transitionTrain } from './statusTransition.ts';
import { userError } from './texts.ts';
import { prepareTimetable } from './timetable.ts';
import {
  calendarOf,
  nearbyTrains,
  pageOfPublicTrains,
  pageOfTrains,
  trainsOfDay,
  trainsOfWeek,
} from './timetableQueries.ts';
import { selectTrains, trainOf } from './trains.ts';
import { trainTablePage } from './trainTable.ts';

async function pageOfPlans(db: Db, filter: PlanFilter, language: Language): Promise<Page<TrainPlan>> {
  const { rows, total } = await readPage(db, filter, planList(filter), selectTrains(db, language));
  const now = new Date();
  const plans = rows.map((row) => ({
    ...trainOf(row, now),
    soldTeu: row.soldTeu,
    cancelReason: row.cancelReason,
    abilities: planAbilities(row, now),
  }));
  return { rows: plans, total };
}

/** One conditional UPDATE: never below the space sold concurrently. */
async function setCapacity(db: Db, trainId: number, capacityTeu: number): Promise<void> {
  if (await updateCapacity(db, trainId, capacityTeu)) return;
  const { soldTeu: sold } = await soldIfChangeable(db, trainId);
  const missing = { sold, short: sold - capacityTeu };
  throw userError.withFields((t) => t.soldMore(missing), { capacityTeu: (t) => t.soldMore(missing) });
}

/** Only before departure. */
async function replacePrices(db: Db, trainId: number, prices: readonly Price[]): Promise<void> {
  const faults = priceFaults(prices);
  if (Object.keys(faults).length > 0) throw userError.withFields((t) => t.planWrong, faults);
  // update the train first: row lock against a concurrent save
  if (!(await updateBeforeDeparture(db, trainId, {}))) await soldIfChangeable(db, trainId);
  await deletePrices(db, trainId);
  await insertPrices(db, [trainId], prices);
}

/** Throws a `UserError` for a train that is unknown or has left. */
async function soldIfChangeable(db: Db, trainId: number): Promise<{ soldTeu: number }> {
  const found = await selectSold(db, trainId);
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  const { status, soldTeu } = found;
  if (isBeforeDeparture(status)) return { soldTeu };
  throw userError((t) => t.tooLateToChange({ status: t.status[status] }));
}

/** Trains for customers and the public. */
export function timetableCalls({ db }: Platform): Binding[] {
  const timetable = prepareTimetable(db);
  return [
    bindCoalesced(getTrainBookingAllDataForList, (input, { language }) => pageOfTrains(timetable, input, language)),
    bind(getTrainTable, (input, { user, language }) => trainTablePage(db, input, user, language)),
    bindCoalesced(getBookingMonthData, (input, ctx) => calendarOf(ctx.db, input)),
    bindCoalesced(getBookingMonthDataOfDay, (input, { language }) => trainsOfDay(timetable, input, language)),
    bindCoalesced(getTrainBookingAllDataForWeek, (input, { language }) => trainsOfWeek(timetable, input, language)),
    bindCoalesced(getNearbyTrains, ({ trainInfoId, teu }, ctx) => nearbyTrains(ctx.db, trainInfoId, teu, ctx.language)),
    bind(getTrainDetail, async ({ trainInfoId }, { db, user, language }) => {
      const found = await findTrainDetail(db, trainInfoId, language);
      const isHidden = found?.status === 'planned' && !hasPermission(user, listTrainPlans.access.code);
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
  bind(previewTrainSeries, (input, { db }) => previewSeries(db, input)),
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
