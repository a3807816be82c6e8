import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { UserError } from '../../../../platform/server/texts/userError.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { accountNameOf } from '../../../people/account/server/index.ts';
import { type Author, assertCargoChangeable, type ShipmentChange, saveShipment } from '../../cargo/server/index.ts';
import { containerScope } from '../../cargo/shipmentFields.ts';
import { lockTrain } from '../../train/server/index.ts';
import type { Wagons } from '../draft.ts';
import type { Containers, WagonData } from '../plan.ts';
import { normalizeWagonNo, wagonNumberFault } from '../wagonNumber.ts';
import type { saveWagonPlan } from '../wire.ts';
import type { LoadedOrder } from './containers.ts';
import { findTrain, openPlan } from './read.ts';
import { trainWagon, wagonPlace, wagonPlan } from './tables.ts';
import { texts, userError } from './texts.ts';

type ServerTexts = (typeof texts)['zh']['server'];
type SentWagon = ReadBy<typeof saveWagonPlan>['wagons'][number];

/**
 * Saves all wagons of a train and the facts of the containers that they carry, in one transaction. Refused with 601 for a
 * plan that is not the one that was read, and as a whole where a fact stands in an issued paper.
 */
export async function savePlan(
  { trainInfoId, version: seen, wagons: sent }: ReadBy<typeof saveWagonPlan>,
  ctx: CallContext,
): Promise<PayloadOf<typeof saveWagonPlan>> {
  const { db, user } = ctx;
  await findTrain(trainInfoId, ctx);
  await lockTrain(db, trainInfoId);
  const before = await openPlan(trainInfoId, ctx);
  const version = before.saved?.version ?? 0;
  if (version !== seen) throw await staleError(db, trainInfoId);
  const wagons = sent.map((wagon) => ({ ...wagon, wagonNo: normalizeWagonNo(wagon.wagonNo) }));
  assertGood(wagons, before.all);
  const next = { version: version + 1, updatedBy: user.accountId, updatedAt: new Date() };
  await db
    .insert(wagonPlan)
    .values({ trainId: trainInfoId, ...next })
    .onConflictDoUpdate({ target: wagonPlan.trainId, set: next });
  await writeWagons(db, trainInfoId, wagons);
  const author: Author = {
    accountId: user.accountId,
    accountName: user.name,
    side: 'operator',
    source: 'person',
    hidesMoney: user.hidesMoney,
  };
  for (const loaded of before.orders.toSorted((one, other) => one.order.orderId - other.order.orderId))
    await saveFacts(db, loaded, changesOf(loaded, before.wagons, wagons), author);
  return { version: next.version };
}

async function staleError(db: Db, trainId: number) {
  const [found] = await db
    .select({ name: accountNameOf(wagonPlan.updatedBy) })
    .from(wagonPlan)
    .where(eq(wagonPlan.trainId, trainId));
  return userError((t) => t.server.changedBy({ name: found?.name ?? '' }), CODE.warning);
}

function assertGood(wagons: readonly SentWagon[], all: Containers): void {
  const errors: Record<string, (t: { server: ServerTexts }) => string> = {};
  const numbers = new Set<string>();
  const placed = new Set<number>();
  for (const [index, { wagonNo, orderContainerIds }] of wagons.entries()) {
    const fault = wagonNumberFault(wagonNo);
    const at = `wagons.${index}.wagonNo`;
    if (fault === 'shape') errors[at] = (t) => t.server.numberShape;
    else if (fault === 'checkDigit') errors[at] = (t) => t.server.numberCheckDigit;
    else if (wagonNo !== '' && numbers.has(wagonNo)) errors[at] = (t) => t.server.numberTwice;
    numbers.add(wagonNo);
    for (const id of orderContainerIds) {
      if (!all.has(id)) errors[`wagons.${index}.orderContainerIds`] = (t) => t.server.containerAbsent;
      else if (placed.has(id)) errors[`wagons.${index}.orderContainerIds`] = (t) => t.server.containerTwice;
      placed.add(id);
    }
  }
  if (Object.keys(errors).length > 0) throw userError.withFields((t) => t.server.check, errors);
}

async function writeWagons(db: Db, trainId: number, wagons: readonly SentWagon[]): Promise<void> {
  await db.delete(trainWagon).where(eq(trainWagon.trainId, trainId));
  if (wagons.length === 0) return;
  const placed = wagons.flatMap(({ orderContainerIds }) => orderContainerIds);
  // one that was rolled over stands on a wagon of its former train yet
  if (placed.length > 0) await db.delete(wagonPlace).where(inArray(wagonPlace.orderContainerId, placed));
  const rows = await db
    .insert(trainWagon)
    .values(wagons.map(({ orderContainerIds: _, ...wagon }, position) => ({ trainId, position, ...wagon })))
    .returning({ id: trainWagon.id, position: trainWagon.position });
  const idAt = new Map(rows.map(({ id, position }) => [position, id]));
  const places = wagons.flatMap(({ orderContainerIds }, at) =>
    orderContainerIds.map((orderContainerId, position) => ({ wagonId: idAt.get(at) ?? 0, orderContainerId, position })),
  );
  if (places.length > 0) await db.insert(wagonPlace).values(places);
}

type Loaded = WagonData & { orderContainerIds: readonly number[] };

const wagonByContainer = (wagons: readonly Loaded[]): ReadonlyMap<number, WagonData> =>
  new Map(wagons.flatMap((wagon) => wagon.orderContainerIds.map((id) => [id, wagon] as const)));

const WAGON_FACTS = ['wagonNo', 'wagonProvider', 'wagonCapacityT', 'wagonAxles', 'wagonTareT'] as const;
type WagonFacts = Readonly<Record<(typeof WAGON_FACTS)[number], string>>;

const NO_FACTS: WagonFacts = { wagonNo: '', wagonProvider: '', wagonCapacityT: '', wagonAxles: '', wagonTareT: '' };

/** A wagon without a number says nothing to papers. */
function factsOf(wagon: WagonData | undefined): WagonFacts {
  if (wagon === undefined || wagon.wagonNo === '') return NO_FACTS;
  return {
    wagonNo: wagon.wagonNo,
    wagonProvider: wagon.provider,
    wagonCapacityT: String(wagon.capacityT),
    wagonAxles: String(wagon.axles),
    wagonTareT: String(wagon.tareT),
  };
}

/** What becomes of the facts of a container. */
export function wagonChanges(
  { facts }: LoadedOrder['cargo'],
  orderContainerId: number,
  wagon: WagonData | undefined,
): ShipmentChange[] {
  const scope = containerScope(orderContainerId);
  const known = facts.get(scope);
  const wanted = factsOf(wagon);
  return WAGON_FACTS.filter((field) => (known?.get(field) ?? '') !== wanted[field]).map((field) => ({
    scope,
    field,
    value: wanted[field],
  }));
}

/** Wagon number that papers show for a container now; '' for none. */
export const printedNumber = ({ facts }: LoadedOrder['cargo'], orderContainerId: number): string =>
  facts.get(containerScope(orderContainerId))?.get('wagonNo') ?? '';

/**
 * Facts of an order's containers that change: those on a wagon with a number get its data; those that the plan took from
 * such a wagon lose them, and a number that was typed elsewhere stays.
 */
function changesOf({ order, cargo }: LoadedOrder, before: Wagons, after: readonly SentWagon[]): ShipmentChange[] {
  const was = wagonByContainer(before);
  const is = wagonByContainer(after);
  return order.containers.flatMap(({ orderContainerId }) => {
    const wagon = is.get(orderContainerId);
    const printed = printedNumber(cargo, orderContainerId);
    const isOnNumbered = wagon !== undefined && wagon.wagonNo !== '';
    const isTakenOff = printed !== '' && printed === was.get(orderContainerId)?.wagonNo;
    return isOnNumbered || isTakenOff ? wagonChanges(cargo, orderContainerId, wagon) : [];
  });
}

/** Through the cargo's own door: its lock, its history, its refusal of what stands in issued papers, named by order. */
async function saveFacts(db: Db, { order }: LoadedOrder, changes: ShipmentChange[], author: Author): Promise<void> {
  if (changes.length === 0) return;
  try {
    assertCargoChangeable('operator', order);
    await saveShipment(db, order, changes, author);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(
      (language) => texts[language].server.orderRefused({ order: order.orderBigNo, reason: error.textIn(language) }),
      { code: error.code },
    );
  }
}
