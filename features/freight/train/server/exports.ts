import { eq, sql } from 'drizzle-orm';
import {
  type SheetExport,
  selectionOf,
  sheetColumn,
  sheetExport,
} from '../../../../platform/server/export/sheetExport.ts';
import { en, ru, zh } from '../texts/page.ts';
import { en as planEn, ru as planRu, zh as planZh } from '../texts/plans.ts';
import { listTrainPlans } from '../wire.ts';
import { trainRows } from './joins.ts';
import { planList } from './planQueries.ts';
import { train } from './tables.ts';

const page = { zh, en, ru };
const plans = { zh: planZh, en: planEn, ru: planRu };
const { text, whole, time, label } = sheetColumn;

const trainPlans = sheetExport(listTrainPlans, {
  name: 'train.plan',
  title: { zh: planZh.list.title, en: planEn.list.title, ru: planRu.list.title },
  plan(filter, { db, language }) {
    const t = page[language];
    const { sheet, list } = plans[language];
    const named = trainRows('of_train', language);
    const columns = [
      text(list.trainNo, 12, train.trainNo),
      text(list.line, 28, named.lineName),
      label(sheet.lineType, 12, train.lineType, t.lineTypes),
      label(sheet.direction, 10, train.direction, t.directions),
      text(sheet.startStation, 20, named.startStation),
      text(sheet.endStation, 20, named.endStation),
      time(t.depart, 18, train.departAt),
      time(t.arrive, 18, train.arriveAt),
      time(t.expectedArrive, 18, named.expectedArriveAt),
      time(t.cutoff, 18, train.cutoffAt),
      time(t.gateIn, 18, train.gateInAt),
      whole(sheet.capacityTeu, 12, train.capacityTeu),
      whole(sheet.soldTeu, 12, train.soldTeu),
      whole(sheet.remainTeu, 12, sql`${train.capacityTeu} - ${train.soldTeu}`),
      label(list.status, 14, train.status, t.statuses),
      text(sheet.cancelReason, 30, train.cancelReason),
    ];
    const { from, where, order } = planList(filter);
    const rows = db.select(selectionOf(columns)).from(from);
    const query = rows.innerJoin(named, eq(named.trainId, train.id)).where(where);
    return { columns, query: query.orderBy(...order) };
  },
});

export const exports: readonly SheetExport[] = [trainPlans];
