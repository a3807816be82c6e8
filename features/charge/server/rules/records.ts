import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { sheetField, wallClock } from '../../../../platform/server/records/columns.ts';
import { type RecordContext, serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { companyIdsNamed, companyNameOf, companyNoOf } from '../../../account/server/index.ts';
import { stationNameOf } from '../../../network/server/index.ts';
import { ladders, type RulePeriod, tariffs } from '../../ruleWire.ts';
import { ladder, tariff } from '../tables.ts';
import { pageTexts } from '../texts.ts';

const { text, label, money, date } = sheetField;

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
  columns: (t, { language }) => ({
    tariffId: tariff.id,
    ruleId: tariff.ruleId,
    version: tariff.version,
    feeType: label(t.feeType, 24, tariff.feeType, t.feeTypes),
    side: label(t.side, 18, tariff.side, t.sides),
    serviceKind: label(t.serviceKind, 12, tariff.serviceKind, t.serviceKinds),
    lineType: tariff.lineType,
    companyEntity: sql<0 | 1 | 2 | null>`${tariff.companyEntity}`,
    stationId: tariff.stationId,
    stationName: text(t.station, 20, sql<string>`coalesce(${stationNameOf(tariff.stationId, language)}, '')`),
    sizeType: tariff.sizeType,
    companyNo: sql<string>`coalesce(${companyNoOf(tariff.companyId)}, '')`,
    companyName: text(t.company, 30, sql<string>`coalesce(${companyNameOf(tariff.companyId)}, '')`),
    basis: label(t.basis, 18, tariff.basis, t.bases),
    freeUnits: tariff.freeUnits,
    tiers: tariff.tiers,
    minimum: money(t.minimum, 14, tariff.minimum),
    currency: text(t.currency, 10, tariff.currency),
    taxRate: tariff.taxRate,
    validFrom: date(t.validFrom, 14, tariff.validFrom),
    validTo: date(t.validTo, 14, tariff.validTo),
    period: label(t.period, 14, periodOf(tariff), t.periods),
    remark: text(t.remark, 30, tariff.remark),
    changeTime: wallClock(tariff.createdAt),
  }),
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
