import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { type KnownParty, type Party, partySchema } from '../../../people/addressBook/party.ts';
import { getParty } from '../../../people/addressBook/server/index.ts';
import type { OrderOfGoods } from '../../booking/server/index.ts';
import { partyCell } from '../cells.ts';
import type { CargoRole } from '../parties.ts';
import type { ownCargo } from '../wire.ts';
import { type Author, recordFacts } from './facts.ts';
import { assertNotIssued } from './issuedCells.ts';
import { assertChangeable, getOrder } from './read.ts';
import { closeSheet, openSheet } from './save.ts';
import { cargoParty } from './tables.ts';
import { userError } from './texts.ts';

/** Copies a party of the own address book into an order, or takes it out. */
export async function saveParty(
  { orderBigNo, version, role, partyId }: ReadBy<typeof ownCargo.saveParty>,
  ctx: CallContext,
): Promise<PayloadOf<typeof ownCargo.saveParty>> {
  const { db, user } = ctx;
  const order = await getOrder('customer', orderBigNo, ctx);
  assertChangeable('customer', order);
  const party = partyId === null ? null : await getParty(db, ownCompanyId(user), partyId);
  if (party === undefined) throw userError((t) => t.partyAbsent, CODE.absent);
  const author: Author = {
    accountId: user.accountId,
    accountName: user.name,
    side: 'customer',
    source: party === null ? 'person' : 'addressBook',
    hidesMoney: user.hidesMoney,
  };
  const next = (await openSheet(db, order, version)) + 1;
  await assertNotIssued(db, order.orderId, [partyCell(role)]);
  await freeze(db, order.orderId, role, party);
  const value = party === null ? '' : summaryOf(party);
  const fact = { lineKey: '', field: role, value, source: author.source, place: '' };
  await recordFacts(db, order.orderId, author, [fact]);
  await closeSheet(db, order.orderId, next, author);
  return { version: next };
}

/** The same party again, as the address book has it by now. */
export async function takeNewer(
  { orderBigNo, version, role }: ReadBy<typeof ownCargo.takeNewer>,
  ctx: CallContext,
): Promise<PayloadOf<typeof ownCargo.takeNewer>> {
  const order = await getOrder('customer', orderBigNo, ctx);
  const [found] = await ctx.db
    .select({ partyId: cargoParty.partyId })
    .from(cargoParty)
    .where(and(eq(cargoParty.orderId, order.orderId), eq(cargoParty.role, role)));
  if (found?.partyId == null) throw userError((t) => t.partyAbsent, CODE.absent);
  return saveParty({ orderBigNo, version, role, partyId: found.partyId }, ctx);
}

/** A party as a paper or a book has it; one without id is not in the book. */
export interface GivenParty {
  role: CargoRole;
  party: Party;
  known: Pick<KnownParty, 'partyId' | 'version'> | null;
}

/** Copies parties into an order, from wherever the author has them. */
export async function freezeParties(
  db: Db,
  order: OrderOfGoods,
  { parties, place }: { parties: readonly GivenParty[]; place: string },
  author: Author,
): Promise<void> {
  if (parties.length === 0) return;
  const version = (await openSheet(db, order, null)) + 1;
  await assertNotIssued(
    db,
    order.orderId,
    parties.map(({ role }) => partyCell(role)),
  );
  for (const { role, party, known } of parties)
    await freeze(db, order.orderId, role, {
      ...party,
      partyId: known?.partyId ?? null,
      version: known?.version ?? 0,
    });
  const facts = parties.map(({ role, party }) => ({
    lineKey: '',
    field: role,
    place,
    value: summaryOf(party),
    source: author.source,
  }));
  await recordFacts(db, order.orderId, author, facts);
  await closeSheet(db, order.orderId, version, author);
}

type FrozenFrom = Party & { partyId: number | null; version: number };

async function freeze(db: Db, orderId: number, role: CargoRole, party: FrozenFrom | null): Promise<void> {
  const ofRole = and(eq(cargoParty.orderId, orderId), eq(cargoParty.role, role));
  if (party === null) {
    await db.delete(cargoParty).where(ofRole);
    return;
  }
  const { partyId, version: partyVersion } = party;
  const frozen = { partyId, partyVersion, party: partySchema.parse(party), frozenAt: new Date() };
  await db
    .insert(cargoParty)
    .values({ orderId, role, ...frozen })
    .onConflictDoUpdate({ target: [cargoParty.orderId, cargoParty.role], set: frozen });
}

const summaryOf = ({ nameCn, nameEn, nameRu, countryCode, taxCode, addressCn, addressEn, addressRu }: Party) =>
  [nameCn, nameEn, nameRu, countryCode, taxCode, addressCn || addressEn || addressRu]
    .filter((part) => part !== '')
    .join(' · ');
