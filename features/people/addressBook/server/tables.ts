import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { account, company } from '../../account/server/tables.ts';
import type { PartyType, RailwayCode } from '../party.ts';

const line = (name: string) => text(name).notNull().default('');

/** A party of a company's address book. Keys and searched text are made of the fields. */
export const addressBookParty = pgTable(
  'address_book_party',
  {
    ...baseColumns,
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    version: integer('version').notNull().default(1),
    updatedBy: reference('updated_by').references(() => account.id),
    /** null: in the book */
    deletedAt: instant('deleted_at'),
    partyTypes: text('party_types').array().$type<PartyType[]>().notNull().default([]),
    countryCode: text('country_code').notNull(),
    nameCn: line('name_cn'),
    nameEn: line('name_en'),
    nameRu: line('name_ru'),
    provinceCn: line('province_cn'),
    provinceEn: line('province_en'),
    provinceRu: line('province_ru'),
    cityCn: line('city_cn'),
    cityEn: line('city_en'),
    cityRu: line('city_ru'),
    districtCn: line('district_cn'),
    districtEn: line('district_en'),
    districtRu: line('district_ru'),
    addressCn: line('address_cn'),
    addressEn: line('address_en'),
    addressRu: line('address_ru'),
    taxCode: line('tax_code'),
    otherTel: line('other_tel'),
    otherEmail: line('other_email'),
    otherFax: line('other_fax'),
    otherPostcode: line('other_postcode'),
    railwayCodes: jsonb('railway_codes').$type<RailwayCode[]>().notNull().default([]),
    remark: line('remark'),
    nameKeys: text('name_keys').array().notNull().default([]),
    searchText: line('search_text'),
  },
  (table) => [
    check('address_book_party_country', sql`${table.countryCode} ~ '^[A-Z]{2}$'`),
    check('address_book_party_name', sql`${table.nameCn} <> '' or ${table.nameEn} <> '' or ${table.nameRu} <> ''`),
    index('address_book_party_of').on(table.companyId, table.updatedAt, table.id),
    index('address_book_party_tax').on(table.companyId, table.taxCode),
    index('address_book_party_names').using('gin', table.nameKeys),
    index('address_book_party_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('address_book_party_removed').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);
