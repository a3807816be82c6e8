import { and, arrayOverlaps, asc, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { likeContains } from '../../../../platform/server/database/likePattern.ts';
import type { OwnCompanyId } from '../../../../platform/server/http/callContext.ts';
import { type KnownParty, nameKeysOf, type Party, TEXT_FIELDS } from '../party.ts';
import { addressBookParty } from './tables.ts';

type PartyRecord = typeof addressBookParty.$inferSelect;

const MAX_DUPLICATES = 10;
const MAX_WORDS = 8;

/** Rows in the book of a company. */
export function inBook(companyId: OwnCompanyId): SQL | undefined {
  return and(eq(addressBookParty.companyId, companyId), isNull(addressBookParty.deletedAt));
}

export function toParty(row: PartyRecord): KnownParty {
  const { id: partyId, version, partyTypes, railwayCodes } = row;
  const { nameCn, nameEn, nameRu, provinceCn, provinceEn, provinceRu, cityCn, cityEn, cityRu } = row;
  const { districtCn, districtEn, districtRu, addressCn, addressEn, addressRu } = row;
  const { countryCode, taxCode, otherTel, otherEmail, otherFax, otherPostcode, remark } = row;
  return {
    partyId,
    version,
    partyTypes,
    railwayCodes,
    countryCode,
    taxCode,
    remark,
    nameCn,
    nameEn,
    nameRu,
    provinceCn,
    provinceEn,
    provinceRu,
    cityCn,
    cityEn,
    cityRu,
    districtCn,
    districtEn,
    districtRu,
    addressCn,
    addressEn,
    addressRu,
    otherTel,
    otherEmail,
    otherFax,
    otherPostcode,
  };
}

const searchable = (text: string) => text.normalize('NFKC').toLowerCase();

/** Columns of a normalized party, with its keys. */
export function columnsOf(party: Party) {
  const words = [
    ...TEXT_FIELDS.filter((field) => field !== 'remark').map((field) => party[field]),
    ...party.railwayCodes.map(({ code }) => code),
  ];
  return {
    ...party,
    nameKeys: nameKeysOf(party),
    searchText: searchable(words.filter((word) => word !== '').join('\n')),
  };
}

/** Rows that hold every word. */
export function holdsWords(keyword: string): SQL | undefined {
  const words = searchable(keyword).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return and(...words.map((word) => sql`${addressBookParty.searchText} like ${likeContains(word)}`));
}

/** One writer of a company's book at a time until commit, so that neither duplicates nor the limit slip through. */
export async function lockBook(db: Db, companyId: OwnCompanyId): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('address_book'), hashint8(${companyId}))`);
}

export async function countParties(db: Db, companyId: OwnCompanyId): Promise<number> {
  return db.$count(addressBookParty, inBook(companyId));
}

export async function selectParties(db: Db, companyId: OwnCompanyId): Promise<KnownParty[]> {
  const found = await db.select().from(addressBookParty).where(inBook(companyId)).orderBy(asc(addressBookParty.id));
  return found.map(toParty);
}

/** Other parties with the same tax code, or the same name and country. */
export async function selectDuplicates(
  db: Db,
  companyId: OwnCompanyId,
  { party, partyId }: { party: Party; partyId: number | null },
): Promise<KnownParty[]> {
  const keys = nameKeysOf(party);
  const isSame = or(
    party.taxCode === '' ? undefined : eq(addressBookParty.taxCode, party.taxCode),
    keys.length === 0 ? undefined : arrayOverlaps(addressBookParty.nameKeys, keys),
  );
  if (isSame === undefined) return [];
  const isOther = partyId === null ? undefined : ne(addressBookParty.id, partyId);
  const found = await db
    .select()
    .from(addressBookParty)
    .where(and(inBook(companyId), isOther, isSame))
    .orderBy(desc(addressBookParty.updatedAt))
    .limit(MAX_DUPLICATES);
  return found.map(toParty);
}

/** Columns of a change besides the fields. */
export const nextVersion = (accountId: number) => ({
  version: sql`${addressBookParty.version} + 1`,
  updatedBy: accountId,
  updatedAt: new Date(),
});
