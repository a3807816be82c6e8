import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { KnownParty, PartyType } from '../party.ts';
import { holdsWords, inBook, toParty } from './queries.ts';
import { addressBookParty } from './tables.ts';

interface PartyQuery {
  /** words in names, addresses and codes; '' for all */
  keyword: string;
  partyType?: PartyType;
  limit: number;
}

/** Parties of a company for a choice, the latest changed first. */
export async function findParties(
  db: Db,
  companyId: OwnCompanyId,
  { keyword, partyType, limit }: PartyQuery,
): Promise<KnownParty[]> {
  const isType = partyType && sql`${partyType} = any(${addressBookParty.partyTypes})`;
  const found = await db
    .select()
    .from(addressBookParty)
    .where(and(inBook(companyId), keyword === '' ? undefined : holdsWords(keyword), isType))
    .orderBy(desc(addressBookParty.updatedAt), desc(addressBookParty.id))
    .limit(limit);
  return found.map(toParty);
}

/** undefined: not in the book of this company. */
export async function getParty(db: Db, companyId: OwnCompanyId, partyId: number): Promise<KnownParty | undefined> {
  const [found] = await db
    .select()
    .from(addressBookParty)
    .where(and(inBook(companyId), eq(addressBookParty.id, partyId)));
  return found && toParty(found);
}

/** Versions of parties in the book of this company, by id. */
export async function findPartyVersions(
  db: Db,
  companyId: OwnCompanyId,
  partyIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const found = await db
    .select({ partyId: addressBookParty.id, version: addressBookParty.version })
    .from(addressBookParty)
    .where(and(inBook(companyId), inArray(addressBookParty.id, [...partyIds])));
  return new Map(found.map(({ partyId, version }) => [partyId, version]));
}
