import { exportInline } from '../../../../platform/server/export/exportInline.ts';
import { TooManyRows } from '../../../../platform/server/export/exportJob.ts';
import {
  type ExportColumn,
  type SheetExport,
  selectionOf,
  sheetColumn,
  sheetExport,
} from '../../../../platform/server/export/sheetExport.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import type { FilePayload } from '../../../../platform/wire/envelope.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { companyNameOf } from '../../../people/account/server/index.ts';
import { trainRows } from '../../train/server/index.ts';
import { listBookings } from '../operatorWire.ts';
import { type exportOrders, listOrders } from '../wire.ts';
import type { JoinedTrains } from './orderFilter.ts';
import { numberedCount, orderContainerRows, orderRows, ownOrders, unsafeOrders } from './orderListQueries.ts';
import { texts, userError } from './readTexts.ts';
import { bookingOrder, orderContainer } from './tables.ts';

const { text, whole, money, time, label } = sheetColumn;

const nameOf = (name: 'name' | 'allName' | 'containersName') => ({
  zh: texts.zh.orderSheet[name],
  en: texts.en.orderSheet[name],
  ru: texts.ru.orderSheet[name],
});

const trainColumns = (trains: JoinedTrains, language: Language): ExportColumn[] => {
  const { orderSheet: header } = texts[language];
  return [
    text(header.trainNo, 12, trains.trainNo),
    text(header.lineName, 28, trains.lineName),
    text(header.startStation, 20, trains.startStation),
    text(header.endStation, 20, trains.endStation),
    time(header.departTime, 18, trains.departAt),
    time(header.expectedArriveTime, 18, trains.expectedArriveAt),
    time(header.cutoffTime, 18, trains.cutoffAt),
    whole(header.containerCount, 12, bookingOrder.containerCount),
    whole(header.numberedCount, 14, numberedCount),
    whole(header.teu, 8, bookingOrder.teu),
  ];
};

const moneyColumns = (language: Language): ExportColumn[] => {
  const { orderSheet: header } = texts[language];
  return [money(header.amount, 14, bookingOrder.amount), text(header.currency, 8, bookingOrder.currency)];
};

/** Own company's orders; amounts unless hidden from the sub-account. */
const ownOrdersExport = sheetExport(listOrders, {
  name: 'booking.order',
  title: nameOf('name'),
  plan(input, { db, user, language }) {
    const { orderSheet: header, status } = texts[language];
    const trains = trainRows('of_train', language);
    const columns = [
      text(header.orderBigNo, 18, bookingOrder.orderNo),
      label(header.status, 16, bookingOrder.status, status),
      ...trainColumns(trains, language),
      ...(user.hidesMoney ? [] : moneyColumns(language)),
      text(header.contactName, 16, bookingOrder.contactName),
      time(header.createTime, 18, bookingOrder.createdAt),
      text(header.customerRef, 20, bookingOrder.customerRef),
    ];
    const list = ownOrders(ownCompanyId(user), input);
    return { columns, query: orderRows(db, list, trains, selectionOf(columns)) };
  },
});

const allBookingsExport = sheetExport(listBookings, {
  name: 'booking.operatorOrder',
  title: nameOf('allName'),
  plan(input, { db, user, language }) {
    const { orderSheet: header, status, trainStatus } = texts[language];
    const trains = trainRows('of_train', language);
    const columns = [
      text(header.orderBigNo, 18, bookingOrder.orderNo),
      text(header.company, 28, companyNameOf(bookingOrder.companyId)),
      label(header.status, 16, bookingOrder.status, status),
      ...trainColumns(trains, language),
      label(header.trainStatusTitle, 14, trains.status, trainStatus),
      ...(user.hidesMoney ? [] : moneyColumns(language)),
      text(header.contactName, 16, bookingOrder.contactName),
      text(header.contactMobile, 18, bookingOrder.contactMobile),
      time(header.createTime, 18, bookingOrder.createdAt),
      time(header.submitTime, 18, bookingOrder.submittedAt),
      time(header.answerTime, 18, bookingOrder.answeredAt),
      text(header.remark, 40, bookingOrder.remark, { hidesAmounts: user.hidesMoney }),
    ];
    return { columns, query: orderRows(db, unsafeOrders(input), trains, selectionOf(columns)) };
  },
});

/** One row per container of the filtered own orders. */
const ownContainersExport = sheetExport(listOrders, {
  name: 'booking.container',
  title: nameOf('containersName'),
  plan(input, { db, user, language }) {
    const { orderSheet: header, containerSheet, status, containerStatus } = texts[language];
    const trains = trainRows('of_train', language);
    const columns = [
      text(header.orderBigNo, 18, bookingOrder.orderNo),
      text(header.customerRef, 20, bookingOrder.customerRef),
      label(header.status, 16, bookingOrder.status, status),
      text(header.trainNo, 12, trains.trainNo),
      text(header.startStation, 20, trains.startStation),
      text(header.endStation, 20, trains.endStation),
      time(header.departTime, 18, trains.departAt),
      text(containerSheet.containerNo, 16, orderContainer.containerNo),
      text(containerSheet.sizeType, 12, orderContainer.sizeType),
      text(containerSheet.owner, 10, orderContainer.owner),
      text(containerSheet.sealNo, 16, orderContainer.sealNo),
      whole(containerSheet.tareKg, 12, orderContainer.tareKg),
      whole(containerSheet.vgmKg, 12, orderContainer.vgmKg),
      label(header.containerStatus, 16, orderContainer.status, containerStatus),
    ];
    const list = ownOrders(ownCompanyId(user), input);
    return { columns, query: orderContainerRows(db, list, trains, selectionOf(columns)) };
  },
});

export const exports: readonly SheetExport[] = [ownOrdersExport, ownContainersExport, allBookingsExport];

/** Limit of a synchronous export; longer lists run as export tasks. */
const MAX_EXPORTED_ROWS = 10_000;

/** Exports the filtered own orders as .xlsx; throws above the limit. */
export function exportOwnOrdersHandler(platform: Platform) {
  return async (filter: ReadBy<typeof exportOrders>, ctx: CallContext): Promise<FilePayload> => {
    try {
      return await exportInline(platform, ownOrdersExport, filter, ctx, MAX_EXPORTED_ROWS);
    } catch (thrown) {
      if (thrown instanceof TooManyRows) throw userError((t) => t.tooManyOrders({ max: MAX_EXPORTED_ROWS }));
      throw thrown;
    }
  };
}
