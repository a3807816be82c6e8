import type { Db } from '../../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../../platform/server/http/callContext.ts';
import { CARGO_ROLES, type CargoRole, type FrozenParty } from '../../../freight/cargo/parties.ts';
import type { GivenParty } from '../../../freight/cargo/server/index.ts';
import {
  emptyParty,
  type KnownParty,
  maxLengthOf,
  normalizeParty,
  type Party,
  TEXT_FIELDS,
} from '../../../people/addressBook/party.ts';
import { findSameParties } from '../../../people/addressBook/server/index.ts';
import { PARTY_TEXT_FIELDS } from '../partyFields.ts';
import type { TakenParty } from '../wire.ts';
import { type ServerTexts, userError } from './texts.ts';

export interface MatchedParty extends GivenParty {
  before: FrozenParty | undefined;
  changes: { field: string; before: string; after: string }[];
}

/** Parties of a paper as they go into an order: what it says, the rest from the address book or the order. */
export async function matchParties(
  db: Db,
  companyId: OwnCompanyId,
  given: Partial<Record<CargoRole, TakenParty>>,
  frozen: readonly FrozenParty[],
): Promise<MatchedParty[]> {
  const matched: MatchedParty[] = [];
  for (const role of CARGO_ROLES) {
    const texts = given[role];
    if (texts === null || texts === undefined) continue;
    const read = checked(role, texts);
    const [known] = await findSameParties(db, companyId, { party: read, partyId: null });
    const before = frozen.find((one) => one.role === role);
    const party = joined(read, [known, before]);
    matched.push({ role, party, known: known ?? null, before, changes: changesOf(before, party) });
  }
  return matched;
}

function checked(role: CargoRole, texts: NonNullable<TakenParty>): Party {
  const party = emptyParty();
  const faults: Record<string, (t: ServerTexts) => string> = {};
  for (const field of PARTY_TEXT_FIELDS) {
    party[field] = texts[field] ?? '';
    if (party[field].length > maxLengthOf(field)) faults[`${role}.${field}`] = (t) => t.wrong.tooLong;
  }
  const tidied = normalizeParty(party);
  if (tidied.countryCode.length > 2) faults[`${role}.countryCode`] = (t) => t.wrong.country;
  if (tidied.nameCn === '' && tidied.nameEn === '' && tidied.nameRu === '')
    faults[`${role}.nameCn`] = (t) => t.noPartyName;
  if (Object.keys(faults).length > 0) throw userError.withFields((t) => t.check, faults);
  return tidied;
}

/** Fields absent on the paper are filled from the known party. */
function joined(read: Party, others: readonly (KnownParty | FrozenParty | undefined)[]): Party {
  const party = { ...read };
  for (const other of others) {
    if (other === undefined || !sharesName(read, other)) continue;
    for (const field of TEXT_FIELDS) party[field] ||= other[field];
    if (party.railwayCodes.length === 0) party.railwayCodes = other.railwayCodes;
    if (party.partyTypes.length === 0) party.partyTypes = other.partyTypes;
  }
  return party;
}

function sharesName(one: Party, other: Party): boolean {
  if (one.taxCode !== '' && one.taxCode === other.taxCode) return true;
  return (['nameCn', 'nameEn', 'nameRu'] as const).some((name) => one[name] !== '' && one[name] === other[name]);
}

function changesOf(before: Party | undefined, after: Party): MatchedParty['changes'] {
  if (before === undefined) return [];
  return TEXT_FIELDS.filter((field) => before[field] !== '' && before[field] !== after[field]).map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }));
}
