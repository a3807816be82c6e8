import { desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { type RecordColumns, sheetField, wallClock } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import { accountNameOf } from '../../account/server/index.ts';
import { addressBook, type PartyRow } from '../wire.ts';
import { holdsWords } from './queries.ts';
import { isRestorable } from './remove.ts';
import { addressBookParty } from './tables.ts';
import { texts } from './texts.ts';

const { text, whole } = sheetField;
type Texts = (typeof texts)['zh'];

function typesText(words: Texts['types']): SQL<string> {
  return sql<string>`(select coalesce(string_agg(${JSON.stringify(words)}::jsonb ->> kind, ', '), '')
    from unnest(${addressBookParty.partyTypes}) as kind)`;
}

/** As the import reads it: `RZD 1000123456; RZD payer 1002345678`. */
function railwayText(payer: string): SQL<string> {
  return sql<string>`(select coalesce(string_agg(concat_ws(' ', given ->> 'railway',
    case when given ->> 'codeType' = 'payer' then ${payer} end, given ->> 'code'), '; '), '')
    from jsonb_array_elements(${addressBookParty.railwayCodes}) as given)`;
}

/** Sheet columns in the order of the template, so that an export can be imported again. */
function columnsIn({ fields: t, types, sheet }: Texts): RecordColumns<PartyRow> {
  const column = addressBookParty;
  return {
    partyId: whole(t.partyId, 10, column.id),
    version: column.version,
    partyTypes: { ...text(t.partyTypes, 20, typesText(types)), value: column.partyTypes },
    countryCode: text(t.countryCode, 10, column.countryCode),
    nameCn: text(t.nameCn, 30, column.nameCn),
    nameEn: text(t.nameEn, 30, column.nameEn),
    nameRu: text(t.nameRu, 30, column.nameRu),
    provinceCn: text(t.provinceCn, 16, column.provinceCn),
    provinceEn: text(t.provinceEn, 16, column.provinceEn),
    provinceRu: text(t.provinceRu, 16, column.provinceRu),
    cityCn: text(t.cityCn, 16, column.cityCn),
    cityEn: text(t.cityEn, 16, column.cityEn),
    cityRu: text(t.cityRu, 16, column.cityRu),
    districtCn: text(t.districtCn, 16, column.districtCn),
    districtEn: text(t.districtEn, 16, column.districtEn),
    districtRu: text(t.districtRu, 16, column.districtRu),
    addressCn: text(t.addressCn, 30, column.addressCn),
    addressEn: text(t.addressEn, 30, column.addressEn),
    addressRu: text(t.addressRu, 30, column.addressRu),
    taxCode: text(t.taxCode, 22, column.taxCode),
    otherTel: text(t.otherTel, 20, column.otherTel),
    otherEmail: text(t.otherEmail, 26, column.otherEmail),
    otherFax: text(t.otherFax, 20, column.otherFax),
    otherPostcode: text(t.otherPostcode, 12, column.otherPostcode),
    railwayCodes: { ...text(t.railwayCodes, 30, railwayText(sheet.payer)), value: column.railwayCodes },
    remark: text(t.remark, 30, column.remark),
    updateBy: sql<string>`coalesce(${accountNameOf(column.updatedBy)}, '')`,
    updateTime: wallClock(column.updatedAt),
    deleteTime: wallClock(sql<string | null>`${column.deletedAt}`),
  };
}

/** The own company's parties, the latest changed first. */
export const addressBookRecords = serveRecords(addressBook, {
  from: addressBookParty,
  texts,
  sheetTitle: (t) => t.page.title,
  columns: columnsIn,
  scope: ({ user }) => eq(addressBookParty.companyId, ownCompanyId(user)),
  where: (filter) => [
    filter.removed === '1' ? isRestorable : isNull(addressBookParty.deletedAt),
    filter.keyword === '' ? undefined : holdsWords(filter.keyword),
    filter.partyType && sql`${filter.partyType} = any(${addressBookParty.partyTypes})`,
    filter.countryCode === '' ? undefined : eq(addressBookParty.countryCode, filter.countryCode.toUpperCase()),
  ],
  order: [desc(addressBookParty.updatedAt), desc(addressBookParty.id)],
});
