import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { sheetField, wallClock } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { companyIdsNamed, companyNameOf, companyNoOf } from '../../../account/server/index.ts';
import { stationNameOf, stationsByIds } from '../../../network/server/index.ts';
import { ladders, type listTariffVersions, type RulePeriod, tariffs } from '../../ruleWire.ts';
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
export async function readTariffVersions(
  { ruleId }: ReadBy<typeof listTariffVersions>,
  { db, language }: CallContext,
): Promise<PayloadOf<typeof listTariffVersions>> {
  const rows = await db
    .select({
      tariff,
      companyNo: sql<string>`coalesce(${companyNoOf(tariff.companyId)}, '')`,
      companyName: sql<string>`coalesce(${companyNameOf(tariff.companyId)}, '')`,
      period: periodOf(tariff),
      changeTime: wallClock(tariff.createdAt),
      companyEntity: sql<0 | 1 | 2 | null>`${tariff.companyEntity}`,
    })
    .from(tariff)
    .where(eq(tariff.ruleId, ruleId))
    .orderBy(desc(tariff.version));
  const stations = await stationsByIds(
    db,
    rows.flatMap((row) => row.tariff.stationId ?? []),
    language,
  );
  return rows.map(({ tariff: rule, ...row }) => {
    const {
      id: tariffId,
      createdAt: _,
      updatedAt: __,
      isLatest: ___,
      accountId: ____,
      companyId: _____,
      ...same
    } = rule;
    const station = rule.stationId === null ? undefined : stations.get(rule.stationId);
    return { ...same, ...row, tariffId, stationName: station?.stationName ?? '' };
  });
}

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
