import { asc, desc, eq } from 'drizzle-orm';
import { sheetField } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import { exchangeRates } from '../wire.ts';
import { exchangeRate } from './tables.ts';
import { pageTexts } from './texts.ts';

const { text, date, decimal, time } = sheetField;

export const rateRecords = serveRecords(exchangeRates, {
  from: exchangeRate,
  texts: pageTexts,
  sheetTitle: (t) => t.title,
  columns: (t) => ({
    rateId: exchangeRate.id,
    day: date(t.day, 14, exchangeRate.day),
    fromCurrency: text(t.from, 10, exchangeRate.fromCurrency),
    toCurrency: text(t.to, 10, exchangeRate.toCurrency),
    rate: decimal(t.rate, 16, exchangeRate.rate),
    source: text(t.source, 30, exchangeRate.source),
    changeTime: time(t.changed, 18, exchangeRate.updatedAt),
  }),
  where: (filter) => [
    filter.fromCurrency ? eq(exchangeRate.fromCurrency, filter.fromCurrency) : undefined,
    filter.toCurrency ? eq(exchangeRate.toCurrency, filter.toCurrency) : undefined,
  ],
  order: [desc(exchangeRate.day), asc(exchangeRate.fromCurrency), desc(exchangeRate.id)],
});
