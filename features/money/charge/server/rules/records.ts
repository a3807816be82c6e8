import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { sheetField, wallClock } from '../../../../../platform/server/records/columns.ts';
import { type RecordContext, serveRecords } from '../../../../../platform/server/records/serveRecords.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { stationNameOf } from '../../../../freight/network/server/index.ts';
import { companyIdsNamed, companyNameOf, companyNoOf } from '../../../../people/account/server/index.ts';
import { ladders, type RulePeriod, tariffs } from '../../ruleWire.ts';
import { ladder, tariff } from '../tables.ts';
import { pageTexts } from '../texts.ts';

const { text, whole, label, money, decimal, date } = sheetField;

/** A condition of a rule: null on the wire, a word for all in the sheet. */
const condition = <Of extends PgColumn | SQL>(
  [header, width]: [string, number],
  of: Of,
  { words, all }: { words: Readonly<Record<string, string>>; all: string },
) => ({
  ...label(header, width, sql`coalesce(${of}::text, 'all')`, { ...words, all }),
  value: of,
});

/** The same for a condition whose name is read in SQL: '' on the wire. */
const named = ([header, width]: [string, number], name: SQL, all: string) => ({
  ...text(header, width, sql<string>`coalesce(${name}, ${all})`),
  value: sql<string>`coalesce(${name}, '')`,
});

const companyEntity = sql<0 | 1 | 2 | null>`${tariff.companyEntity}`;

/** SQL: a fraction as `6 %`. */
const percentOf = (fraction: PgColumn) => sql<string>`trim_scale(${fraction} * 100) || ' %'`;

/** SQL: `12.00` where one price holds for all units, a number in the sheet; otherwise `1+: 12.00; 8+: 15.00`. */
const tierPrices = sql<string>`(select string_agg(
    case when jsonb_array_length(${tariff.tiers}) > 1 then (tier ->> 'from') || '+: ' else '' end
      || to_char((tier ->> 'unitPrice')::numeric, 'FM9999999990.0099'), '; ' order by (tier ->> 'from')::int)
  from jsonb_array_elements(${tariff.tiers}) as tier)`;

/** Where a version stands today. */
function periodOf({ validFrom, validTo }: { validFrom: PgColumn; validTo: PgColumn }): SQL<RulePeriod> {
  const today = formatDate(new Date());
  return sql<RulePeriod>`case when ${validFrom} > ${today}::date then 'coming'
    when ${validTo} < ${today}::date then 'past' else 'current' end`;
}

export const tariffRecords = serveRecords(tariffs, {
  from: tariff,
  texts: pageTexts,
  sheetTitle: (t) => t.tariffsTitle,
  columns: (t, { language }) => {
    const stationName = stationNameOf(tariff.stationId, language);
    const companyName = companyNameOf(tariff.companyId);
    return {
      tariffId: tariff.id,
      ruleId: tariff.ruleId,
      feeType: label(t.feeType, 24, tariff.feeType, t.feeTypes),
      side: label(t.side, 18, tariff.side, t.sides),
      serviceKind: label(t.serviceKind, 12, tariff.serviceKind, t.serviceKinds),
      lineType: condition([t.line, 18], tariff.lineType, { words: t.lines, all: t.all }),
      stationId: tariff.stationId,
      stationName: named([t.station, 20], stationName, t.all),
      sizeType: condition([t.sizeType, 14], tariff.sizeType, { words: t.sizes, all: t.all }),
      companyEntity: condition([t.entity, 20], companyEntity, { words: t.entities, all: t.all }),
      companyNo: sql<string>`coalesce(${companyNoOf(tariff.companyId)}, '')`,
      companyName: named([t.company, 30], companyName, t.all),
      basis: label(t.basis, 18, tariff.basis, t.bases),
      freeUnits: whole(t.freeUnits, 14, tariff.freeUnits),
      tiers: { ...decimal(t.price, 30, tierPrices), value: tariff.tiers },
      minimum: money(t.minimum, 14, tariff.minimum),
      currency: text(t.currency, 10, tariff.currency),
      taxRate: { ...text(t.taxRate, 10, percentOf(tariff.taxRate)), value: tariff.taxRate },
      validFrom: date(t.validFrom, 14, tariff.validFrom),
      validTo: date(t.validTo, 14, tariff.validTo),
      period: label(t.period, 14, periodOf(tariff), t.periods),
      version: whole(t.version, 10, tariff.version),
      remark: text(t.remark, 30, tariff.remark),
      changeTime: wallClock(tariff.createdAt),
    };
  },
  scope: () => eq(tariff.isLatest, true),
  where: (filter) => [
    filter.feeType ? eq(tariff.feeType, filter.feeType) : undefined,
    filter.side && eq(tariff.side, filter.side),
    filter.serviceKind && eq(tariff.serviceKind, filter.serviceKind),
    filter.lineType && eq(tariff.lineType, filter.lineType),
    filter.companyName ? sql`${tariff.companyId} in ${companyIdsNamed(filter.companyName)}` : undefined,
  ],
  order: [asc(tariff.serviceKind), asc(tariff.feeType), desc(tariff.id)],
});

/** All versions of a tariff, the latest first. */
export const readTariffVersions = (ruleId: number, ctx: RecordContext) =>
  tariffRecords.unsafeSelect(ctx, eq(tariff.ruleId, ruleId), [desc(tariff.version)]);

export const ladderRecords = serveRecords(ladders, {
  from: ladder,
  texts: pageTexts,
  sheetTitle: (t) => t.laddersTitle,
  columns: () => ({
    ladderId: ladder.id,
    ruleId: ladder.ruleId,
    version: ladder.version,
    kind: ladder.kind,
    lineType: ladder.lineType,
    rungs: ladder.rungs,
    taxRate: ladder.taxRate,
    validFrom: ladder.validFrom,
    validTo: ladder.validTo,
    period: periodOf(ladder),
    changeTime: wallClock(ladder.createdAt),
  }),
  scope: () => eq(ladder.isLatest, true),
  where: (filter) => [
    filter.kind && eq(ladder.kind, filter.kind),
    filter.lineType && eq(ladder.lineType, filter.lineType),
  ],
  order: [asc(ladder.kind), desc(ladder.id)],
});
