import { type Asking, ownCompanyId } from '../../../platform/server/http/asking.ts';
import { type SheetColumn, sheetFile, writeSheet } from '../../../platform/server/sheet/writeSheet.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import type { FilePayload } from '../../../platform/wire/envelope.ts';
import type { Language } from '../../../platform/wire/language.ts';
import type { Who } from '../../../platform/wire/who.ts';
import type { exportOrders } from '../wire.ts';
import { type ListedOrder, selectOwnOrders } from './orderListQueries.ts';
import { refuse, texts } from './readingTexts.ts';

/** Most orders in one sheet; more than anybody reads, and no burden on the others. */
export const MOST_EXPORTED = 10_000;

/** The own company's orders that a filter finds, as .xlsx; refuses rather than leave some out. */
export async function exportOwnOrders(
  filter: ReadBy<typeof exportOrders>,
  { db, who, language }: Asking,
): Promise<FilePayload> {
  const orders = await selectOwnOrders(db, ownCompanyId(who), filter, MOST_EXPORTED + 1, language);
  if (orders.length > MOST_EXPORTED) throw refuse((t) => t.tooManyOrders({ max: MOST_EXPORTED }));
  return sheetFile(texts[language].orderSheet.name, await writeOrders(who, orders, language));
}

/** Orders as a sheet with headers in one language; amounts only for those who may see money. */
export function writeOrders(
  who: Pick<Who, 'hidesMoney'>,
  orders: readonly ListedOrder[],
  language: Language,
): Promise<Uint8Array> {
  return writeSheet(texts[language].orderSheet.name, columnsFor(who, language), orders);
}

function columnsFor(who: Pick<Who, 'hidesMoney'>, language: Language): SheetColumn<ListedOrder>[] {
  const { orderSheet: header, status } = texts[language];
  const money: SheetColumn<ListedOrder>[] = [
    { header: header.amount, width: 14, kind: 'money', value: (order) => Number(order.amount) },
    { header: header.currency, width: 8, kind: 'text', value: (order) => order.currency },
  ];
  return [
    { header: header.orderBigNo, width: 18, kind: 'text', value: (order) => order.orderBigNo },
    { header: header.status, width: 16, kind: 'text', value: (order) => status[order.status] },
    { header: header.trainNo, width: 12, kind: 'text', value: (order) => order.trainNo },
    { header: header.lineName, width: 28, kind: 'text', value: (order) => order.lineName },
    { header: header.startStation, width: 20, kind: 'text', value: (order) => order.startStation },
    { header: header.endStation, width: 20, kind: 'text', value: (order) => order.endStation },
    { header: header.departTime, width: 18, kind: 'time', value: (order) => order.departAt },
    { header: header.cutoffTime, width: 18, kind: 'time', value: (order) => order.cutoffAt },
    { header: header.containerCount, width: 12, kind: 'whole', value: (order) => order.containerCount },
    { header: header.numberedCount, width: 14, kind: 'whole', value: (order) => order.numberedCount },
    { header: header.teu, width: 8, kind: 'whole', value: (order) => order.teu },
    ...(who.hidesMoney ? [] : money),
    { header: header.contactName, width: 16, kind: 'text', value: (order) => order.contactName },
    { header: header.createTime, width: 18, kind: 'time', value: (order) => order.createdAt },
  ];
}
