import { and, asc, desc, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { readPage } from '../../../../platform/server/database/readPage.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import type { Page } from '../../../../platform/wire/envelope.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { parseDateTime } from '../../../../platform/wire/time.ts';
import { type getTrainTable, PRICE_COLUMNS, type TableSort, type Train } from '../wire.ts';
import { windowOf } from './days.ts';
import { train } from './tables.ts';
import { timetableCondition } from './timetable.ts';
import { selectTrains, trainOf } from './trains.ts';

const SORT_COLUMNS = {
  departTime: train.departAt,
  arriveTime: train.arriveAt,
  cutoffTime: train.cutoffAt,
  remainTeu: sql`${train.capacityTeu} - ${train.soldTeu}`,
  trainNo: train.trainNo,
} as const;

const isPriceSort = (column: TableSort): column is (typeof PRICE_COLUMNS)[number] =>
  PRICE_COLUMNS.some((one) => one === column);

/** Price of one container type; table written out: Drizzle would emit a bare outer id. */
const priceOf = (sizeType: string) => sql`(
  select train_price.price from train_price
  where train_price.train_id = train.id and train_price.size_type = ${sizeType})`;

/** Published trains from now on, soonest first unless sorted otherwise. */
export async function trainTablePage(
  db: Db,
  input: ReadBy<typeof getTrainTable>,
  user: Pick<CurrentUser, 'hidesMoney'>,
  language: Language,
): Promise<Page<Train>> {
  const now = new Date();
  const where = tableCondition(input, now);
  const list = { id: train.id, from: train, where, order: sortOrder(input, user) };
  const { rows, total } = await readPage(db, input, list, selectTrains(db, language));
  return { rows: rows.map((row) => trainOf(row, now)), total };
}

function tableCondition(input: ReadBy<typeof getTrainTable>, now: Date): SQL | undefined {
  const from = input.dateFrom === undefined ? now : parseDateTime(input.dateFrom);
  return and(
    timetableCondition(input),
    inArray(train.status, input.all === '1' ? ['open', 'closed'] : ['open']),
    input.all === '1' ? undefined : sql`${train.cutoffAt} > now() and ${train.soldTeu} < ${train.capacityTeu}`,
    gte(train.departAt, from > now ? from : now),
    input.dateTo === undefined ? undefined : lt(train.departAt, windowOf(input.dateTo, 1).until),
  );
}

function sortOrder(
  { orderByColumn = 'departTime', isAsc }: ReadBy<typeof getTrainTable>,
  { hidesMoney }: Pick<CurrentUser, 'hidesMoney'>,
): SQL[] {
  const soonest = [asc(train.departAt), asc(train.id)];
  const isDescending = isAsc === 'descending';
  if (!isPriceSort(orderByColumn)) {
    const column = SORT_COLUMNS[orderByColumn];
    return [isDescending ? desc(column) : asc(column), ...soonest];
  }
  // the order of hidden prices would tell them
  if (hidesMoney) return soonest;
  const price = priceOf(orderByColumn);
  return [isDescending ? sql`${price} desc nulls last` : sql`${price} asc nulls last`, ...soonest];
}
