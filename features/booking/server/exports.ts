import {
  type ExportColumn,
  type SheetExport,
  selectionOf,
  sheetColumn,
  sheetExport,
} from '../../../platform/server/export/sheetExport.ts';
import { ownCompanyId } from '../../../platform/server/http/asking.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { companyNameOf } from '../../account/server/index.ts';
import { trainRows } from '../../train/server/index.ts';
import { listBookings, listOrders } from '../wire.ts';
import type { JoinedTrains } from './orderFilter.ts';
import { numberedCount, ownOrderRows, unsafeOrderRows } from './orderListQueries.ts';
import { texts } from './readingTexts.ts';
import { bookingOrder } from './tables.ts';

const { text, whole, money, time, word } = sheetColumn;

const nameOf = (name: 'name' | 'allName') => ({
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
export const ownOrders = sheetExport(listOrders, {
  name: 'booking.order',
  title: nameOf('name'),
  plan(asked, { db, who, language }) {
    const { orderSheet: header, status } = texts[language];
    const trains = trainRows('of_train', language);
    const columns = [
      text(header.orderBigNo, 18, bookingOrder.orderNo),
      word(header.status, 16, bookingOrder.status, status),
      ...trainColumns(trains, language),
      ...(who.hidesMoney ? [] : moneyColumns(language)),
      text(header.contactName, 16, bookingOrder.contactName),
      time(header.createTime, 18, bookingOrder.createdAt),
    ];
    return { columns, query: ownOrderRows(db, ownCompanyId(who), asked, trains, selectionOf(columns)) };
  },
});

const allBookings = sheetExport(listBookings, {
  name: 'booking.operatorOrder',
  title: nameOf('allName'),
  plan(asked, { db, language }) {
    const { orderSheet: header, status, trainStatus } = texts[language];
    const trains = trainRows('of_train', language);
    const columns = [
      text(header.orderBigNo, 18, bookingOrder.orderNo),
      text(header.company, 28, companyNameOf(bookingOrder.companyId)),
      word(header.status, 16, bookingOrder.status, status),
      ...trainColumns(trains, language),
      word(header.trainStatusTitle, 14, trains.status, trainStatus),
      ...moneyColumns(language),
      text(header.contactName, 16, bookingOrder.contactName),
      text(header.contactMobile, 18, bookingOrder.contactMobile),
      time(header.createTime, 18, bookingOrder.createdAt),
      time(header.submitTime, 18, bookingOrder.submittedAt),
      time(header.answerTime, 18, bookingOrder.answeredAt),
      text(header.remark, 40, bookingOrder.remark),
    ];
    return { columns, query: unsafeOrderRows(db, asked, trains, selectionOf(columns)) };
  },
});

export const exports: readonly SheetExport[] = [ownOrders, allBookings];
