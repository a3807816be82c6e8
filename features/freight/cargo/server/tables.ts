import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { account, company } from '../../../people/account/server/tables.ts';
import type { Party } from '../../../people/addressBook/party.ts';
import { addressBookParty } from '../../../people/addressBook/server/tables.ts';
import { bookingOrder, orderContainer } from '../../booking/server/tables.ts';
import type { FactSource } from '../factSources.ts';
import type { CargoRole } from '../parties.ts';

const line = (name: string) => text(name).notNull().default('');
const ofOrder = () =>
  reference('order_id')
    .notNull()
    .references(() => bookingOrder.id, { onDelete: 'cascade' });

/** State of an order's goods; without a row they are what the booking asked for. */
export const cargoSheet = pgTable(
  'cargo_sheet',
  {
    ...baseColumns,
    orderId: ofOrder().unique(),
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    version: integer('version').notNull().default(0),
    updatedBy: reference('updated_by').references(() => account.id),
  },
  (table) => [index('cargo_sheet_of_company').on(table.companyId, table.id)],
);

/** A goods line; null: nothing known. Weights and volume are of the whole line. */
export const cargoLine = pgTable(
  'cargo_line',
  {
    ...baseColumns,
    orderId: ofOrder(),
    lineKey: text('line_key').notNull(),
    position: integer('position').notNull(),
    orderContainerId: reference('order_container_id').references(() => orderContainer.id, {
      onDelete: 'set null',
    }),
    goodsNameCn: line('goods_name_cn'),
    goodsNameEn: line('goods_name_en'),
    goodsNameRu: line('goods_name_ru'),
    hscode: line('hscode'),
    hscodeBg: line('hscode_bg'),
    gng: line('gng'),
    etcode: line('etcode'),
    goodsSign: line('goods_sign'),
    packNum: numeric('pack_num'),
    packType: line('pack_type'),
    smallPackNum: numeric('small_pack_num'),
    goodsWeightKg: numeric('goods_weight_kg'),
    goodsGrossWeightKg: numeric('goods_gross_weight_kg'),
    goodsVolumeM3: numeric('goods_volume_m3'),
    goodsPrice: numeric('goods_price'),
    goodsValue: numeric('goods_value'),
    goodsValueCurrency: line('goods_value_currency'),
    goodsCountry: line('goods_country'),
  },
  (table) => [
    uniqueIndex('cargo_line_of_order').on(table.orderId, table.lineKey),
    index('cargo_line_in_container').on(table.orderContainerId).where(sql`${table.orderContainerId} is not null`),
  ],
);

/** Copy of a party of the address book. */
export const cargoParty = pgTable(
  'cargo_party',
  {
    ...baseColumns,
    orderId: ofOrder(),
    role: text('role').$type<CargoRole>().notNull(),
    /** null: no longer in the book */
    partyId: reference('party_id').references(() => addressBookParty.id, { onDelete: 'set null' }),
    partyVersion: integer('party_version').notNull(),
    party: jsonb('party').$type<Party>().notNull(),
    frozenAt: instant('frozen_at').notNull(),
  },
  (table) => [
    check('cargo_party_role', sql`${table.role} in ('sendCc', 'receiveCc', 'buyerCc')`),
    uniqueIndex('cargo_party_of_order').on(table.orderId, table.role),
    index('cargo_party_of_book').on(table.partyId).where(sql`${table.partyId} is not null`),
  ],
);

/** Every value that a field has had, with where it came from; append only. */
export const cargoFact = pgTable(
  'cargo_fact',
  {
    ...baseColumns,
    orderId: ofOrder(),
    /** '' for a party and for what is said of the whole order; else of a line, or the scope of a shipment fact */
    lineKey: line('line_key'),
    /** of a line or scope, or the role of a party */
    field: text('field').notNull(),
    value: text('value').notNull(),
    source: text('source').$type<FactSource>().notNull(),
    /** where in the source, as people read it */
    place: line('place'),
    side: text('side').$type<'customer' | 'operator' | 'system'>().notNull(),
    accountName: line('account_name'),
    /** why a value that stands in an issued paper was amended */
    reason: line('reason'),
  },
  (table) => [
    check('cargo_fact_source', sql`${table.source} in ('booking', 'person', 'sheet', 'paper', 'addressBook', 'link')`),
    index('cargo_fact_of_field').on(table.orderId, table.lineKey, table.field, table.id),
  ],
);

/** What papers say beside goods and parties, by scope (shipmentFields.ts); no row: nothing known. */
export const cargoShipmentFact = pgTable(
  'cargo_shipment_fact',
  {
    ...baseColumns,
    orderId: ofOrder(),
    scope: line('scope'),
    field: text('field').notNull(),
    value: text('value').notNull(),
  },
  (table) => [uniqueIndex('cargo_shipment_fact_once').on(table.orderId, table.scope, table.field)],
);

/** Goods that a company has named, for its next line. */
export const cargoKnownGoods = pgTable(
  'cargo_known_goods',
  {
    ...baseColumns,
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    hscode: text('hscode').notNull(),
    /** names of all languages, lower case */
    searchText: text('search_text').notNull(),
    goodsNameCn: line('goods_name_cn'),
    goodsNameEn: line('goods_name_en'),
    goodsNameRu: line('goods_name_ru'),
    usedAt: instant('used_at').notNull(),
    times: integer('times').notNull().default(1),
  },
  (table) => [
    uniqueIndex('cargo_known_goods_once').on(table.companyId, table.hscode, table.searchText),
    index('cargo_known_goods_used').on(table.companyId, table.usedAt),
  ],
);
