import { and, asc, desc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CompanyEntity } from '../../../../../platform/wire/currentUser.ts';
import type { LineType } from '../../../../freight/network/wire.ts';
import type { SizeType } from '../../../../freight/train/sizeTypes.ts';
import type { ChargeSide } from '../../charge.ts';
import { tariff } from '../tables.ts';

/** Conditions of a lookup; an absent one matches only rules without that condition. */
interface TariffQuery {
  side: ChargeSide;
  feeTypes?: readonly string[];
  /** yyyy-MM-dd */
  on: string;
  lineType?: LineType;
  companyEntity?: CompanyEntity;
  stationId?: number;
  companyId?: number;
  sizeType?: SizeType;
}

const COLUMNS = {
  tariffId: tariff.id,
  ruleId: tariff.ruleId,
  version: tariff.version,
  side: tariff.side,
  serviceKind: tariff.serviceKind,
  feeType: tariff.feeType,
  lineType: tariff.lineType,
  stationId: tariff.stationId,
  sizeType: tariff.sizeType,
  companyId: tariff.companyId,
  basis: tariff.basis,
  freeUnits: tariff.freeUnits,
  tiers: tariff.tiers,
  minimum: tariff.minimum,
  currency: tariff.currency,
  taxRate: tariff.taxRate,
};

const holds = (column: PgColumn, value: string | number | undefined): SQL | undefined =>
  value === undefined ? isNull(column) : or(isNull(column), eq(column, value));

/** Tariffs in force, for each fee type the most particular first: company, station, size-type, line, kind of company. */
export async function findTariffs(db: Db, query: TariffQuery) {
  const { validFrom, validTo } = tariff;
  return db
    .select(COLUMNS)
    .from(tariff)
    .where(
      and(
        eq(tariff.side, query.side),
        query.feeTypes && inArray(tariff.feeType, [...query.feeTypes]),
        lte(validFrom, query.on),
        or(isNull(validTo), gte(validTo, query.on)),
        holds(tariff.lineType, query.lineType),
        holds(tariff.companyEntity, query.companyEntity),
        holds(tariff.stationId, query.stationId),
        holds(tariff.companyId, query.companyId),
        holds(tariff.sizeType, query.sizeType),
        sql`not exists (select from tariff as later where later.rule_id = tariff.rule_id
          and later.version > tariff.version and later.valid_from <= ${query.on}::date)`,
      ),
    )
    .orderBy(
      asc(tariff.feeType),
      sql`${tariff.companyId} is null`,
      sql`${tariff.stationId} is null`,
      sql`${tariff.sizeType} is null`,
      sql`${tariff.lineType} is null`,
      sql`${tariff.companyEntity} is null`,
      desc(validFrom),
      desc(tariff.id),
    );
}

export type FoundTariff = Awaited<ReturnType<typeof findTariffs>>[number];

/** The tariff that holds for a fee; undefined: none. */
export async function findTariff(
  db: Db,
  { feeType, ...query }: Omit<TariffQuery, 'feeTypes'> & { feeType: string },
): Promise<FoundTariff | undefined> {
  const [found] = await findTariffs(db, { ...query, feeTypes: [feeType] });
  return found;
}
