import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, type OwnCompanyId, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { accountNameOf } from '../../account/server/index.ts';
import { type KnownParty, normalizeParty, type Party, samenessOf } from '../party.ts';
import { faultsOf } from '../partyRules.ts';
import { type findEqualTxl, MAX_PARTIES, type mergeCompanyTxl, type updateCompanyTxl } from '../wire.ts';
import { columnsOf, countParties, inBook, lockBook, nextVersion, selectDuplicates } from './queries.ts';
import { addressBookParty } from './tables.ts';
import { type texts, userError } from './texts.ts';

type ServerTexts = (typeof texts)['zh']['server'];

/** Where the reader is asked for a name. */
const NAME_OF = { zh: 'nameCn', en: 'nameEn', ru: 'nameRu' } as const;

/** Normalized; error with the faults of its fields. */
function checkedParty(given: Party, language: Language): Party {
  const party = normalizeParty(given);
  const faults = Object.entries(faultsOf(party));
  if (faults.length === 0) return party;
  const fields = faults.map(([path, fault]) => {
    const shown = fault === 'nameMissing' ? NAME_OF[language] : path;
    return [shown, (t: ServerTexts) => t.faults[fault]] as const;
  });
  throw userError.withFields((t) => t.check, Object.fromEntries(fields));
}

export async function findEqual(
  { partyId = null, ...given }: ReadBy<typeof findEqualTxl>,
  { db, user, language }: CallContext,
): Promise<PayloadOf<typeof findEqualTxl>> {
  const party = checkedParty(given, language);
  const found = await selectDuplicates(db, ownCompanyId(user), { party, partyId });
  return found.map((other) => ({ ...other, same: samenessOf(party, other) ?? 'name' }));
}

export async function saveParty(
  { partyId = null, version = null, allowDuplicate, ...given }: ReadBy<typeof updateCompanyTxl>,
  ctx: CallContext,
): Promise<PayloadOf<typeof updateCompanyTxl>> {
  const { db, user } = ctx;
  const companyId = ownCompanyId(user);
  const party = checkedParty(given, ctx.language);
  await lockBook(db, companyId);
  const [duplicate] = allowDuplicate ? [] : await selectDuplicates(db, companyId, { party, partyId });
  if (duplicate) throw duplicateError(duplicate);
  if (partyId !== null) {
    await changeParty(ctx, { partyId, version, party });
    return { partyId };
  }
  await assertSpace(db, companyId, 1);
  const values = { companyId, updatedBy: user.accountId, ...columnsOf(party) };
  const [added] = await db.insert(addressBookParty).values(values).returning({ id: addressBookParty.id });
  if (added === undefined) throw new Error('a party was not added');
  return { partyId: added.id };
}

/** Two parties become one; the other stays restorable. */
export async function mergeParties(
  { partyId, version, otherId, otherVersion, ...given }: ReadBy<typeof mergeCompanyTxl>,
  ctx: CallContext,
): Promise<void> {
  const { db, user } = ctx;
  if (partyId === otherId) throw userError((t) => t.mergeItself);
  const companyId = ownCompanyId(user);
  const party = checkedParty(given, ctx.language);
  await lockBook(db, companyId);
  await changeParty(ctx, { partyId, version, party });
  const removed = await db
    .update(addressBookParty)
    .set({ deletedAt: new Date(), updatedBy: user.accountId })
    .where(and(inBook(companyId), eq(addressBookParty.id, otherId), eq(addressBookParty.version, otherVersion)))
    .returning({ id: addressBookParty.id });
  if (removed.length === 0) throw await staleError(db, companyId, otherId);
}

interface Change {
  partyId: number;
  /** null: whatever it is by now */
  version: number | null;
  party: Party;
}

async function changeParty({ db, user }: CallContext, { partyId, version, party }: Change): Promise<void> {
  const companyId = ownCompanyId(user);
  const isSeen = version === null ? undefined : eq(addressBookParty.version, version);
  const changed = await db
    .update(addressBookParty)
    .set({ ...columnsOf(party), ...nextVersion(user.accountId) })
    .where(and(inBook(companyId), eq(addressBookParty.id, partyId), isSeen))
    .returning({ id: addressBookParty.id });
  if (changed.length === 0) throw await staleError(db, companyId, partyId);
}

/** Error for a party that another person changed or removed meanwhile. */
async function staleError(db: Db, companyId: OwnCompanyId, partyId: number) {
  const [found] = await db
    .select({ name: accountNameOf(addressBookParty.updatedBy) })
    .from(addressBookParty)
    .where(and(inBook(companyId), eq(addressBookParty.id, partyId)));
  if (found === undefined) return userError((t) => t.absent, CODE.absent);
  return userError((t) => t.changedBy({ name: found.name ?? '' }), CODE.warning);
}

function duplicateError(duplicate: KnownParty) {
  const name = duplicate.nameCn || duplicate.nameEn || duplicate.nameRu;
  return userError((t) => t.duplicate({ name }), CODE.warning);
}

/** Error when `count` more parties would not fit in the book. */
export async function assertSpace(db: Db, companyId: OwnCompanyId, count: number): Promise<void> {
  const kept = await countParties(db, companyId);
  if (kept + count > MAX_PARTIES) throw userError((t) => t.full({ max: MAX_PARTIES }));
}
