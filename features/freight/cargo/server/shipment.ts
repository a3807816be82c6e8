import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { excluded } from '../../../../platform/server/database/excluded.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { grossMassError } from '../../booking/containerWeight.ts';
import { correctContainers, type OrderOfGoods } from '../../booking/server/index.ts';
import { factCell } from '../cells.ts';
import {
  type BookedFact,
  containerOfScope,
  containerScope,
  isBookedFact,
  type Scope,
  type ShipmentField,
  shipmentFault,
  shipmentKindOf,
} from '../shipmentFields.ts';
import { type Author, type NewFact, recordFacts } from './facts.ts';
import { assertNotIssued } from './issuedCells.ts';
import { closeSheet, openSheet } from './save.ts';
import { cargoShipmentFact } from './tables.ts';
import { type texts, userError } from './texts.ts';

type ServerTexts = (typeof texts)['zh']['server'];

/** One fact as it is to be; '' takes it out. */
export interface ShipmentChange {
  scope: Scope;
  field: ShipmentField;
  /** as it was seen; absent: whatever it is by now */
  before?: string;
  value: string;
}

/** Facts by scope and field; those that nobody gave are absent. */
export type ShipmentFacts = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What papers say of an order beside goods and parties; seals and weights are those of its containers. */
export async function readShipment(db: Db, order: OrderOfGoods): Promise<ShipmentFacts> {
  const found = await db
    .select({ scope: cargoShipmentFact.scope, field: cargoShipmentFact.field, value: cargoShipmentFact.value })
    .from(cargoShipmentFact)
    .where(eq(cargoShipmentFact.orderId, order.orderId));
  return shipmentFactsOf(order, found);
}

/** Facts that are kept of an order, with those that stand with its containers. */
export function shipmentFactsOf(
  order: OrderOfGoods,
  kept: readonly Pick<typeof cargoShipmentFact.$inferSelect, 'scope' | 'field' | 'value'>[],
): ShipmentFacts {
  const facts = new Map<string, Map<string, string>>();
  const put = (scope: string, field: string, value: string) => {
    const ofScope = facts.get(scope) ?? new Map<string, string>();
    facts.set(scope, ofScope.set(field, value));
  };
  for (const { scope, field, value } of kept) put(scope, field, value);
  for (const { orderContainerId, sealNo, tareKg, vgmKg } of order.containers) {
    const scope = containerScope(orderContainerId);
    if (sealNo !== null) put(scope, 'sealNo', sealNo);
    if (tareKg !== null) put(scope, 'tareKg', String(tareKg));
    if (vgmKg !== null) put(scope, 'vgmKg', String(vgmKg));
  }
  return facts;
}

/**
 * Saves facts with their source; all or nothing. Refused where one is no longer as it was seen: of two people at one
 * cell the second is told, at different cells both are saved. Answers the new version.
 */
export async function saveShipment(
  db: Db,
  order: OrderOfGoods,
  changes: readonly ShipmentChange[],
  author: Author,
): Promise<number> {
  const version = await openSheet(db, order, null);
  const before = await readShipment(db, order);
  assertAsSeen(changes, before);
  assertShipmentGood(changes, order, before);
  const changed = changes.filter(({ scope, field, value }) => (before.get(scope)?.get(field) ?? '') !== value);
  if (author.reason === undefined)
    await assertNotIssued(
      db,
      order.orderId,
      changed.map(({ scope, field }) => factCell(scope, field)),
    );
  await write(db, order, changed);
  const facts: NewFact[] = changed.map(({ scope, field, value }) => ({
    lineKey: scope,
    field,
    value,
    source: author.source,
    place: '',
  }));
  await recordFacts(db, order.orderId, author, facts);
  await closeSheet(db, order.orderId, version + 1, author);
  return version + 1;
}

async function write(db: Db, order: OrderOfGoods, changed: readonly ShipmentChange[]): Promise<void> {
  const { orderId } = order;
  const booked = changed.flatMap((change) => (isBookedFact(change.field) ? { ...change, field: change.field } : []));
  if (booked.length > 0) await correctContainers(db, orderId, correctionsOf(booked));
  const own = changed.filter(({ field }) => !isBookedFact(field));
  const kept = own.filter(({ value }) => value !== '');
  const removed = own.filter(({ value }) => value === '').map(({ scope, field }) => isFact(scope, field));
  if (removed.length > 0)
    await db.delete(cargoShipmentFact).where(and(eq(cargoShipmentFact.orderId, orderId), or(...removed)));
  if (kept.length === 0) return;
  await db
    .insert(cargoShipmentFact)
    .values(kept.map(({ scope, field, value }) => ({ orderId, scope, field, value })))
    .onConflictDoUpdate({
      target: [cargoShipmentFact.orderId, cargoShipmentFact.scope, cargoShipmentFact.field],
      set: { ...excluded({ value: cargoShipmentFact.value }), updatedAt: sql`now()` },
    });
}

const isFact = (scope: Scope, field: ShipmentField) =>
  and(eq(cargoShipmentFact.scope, scope), eq(cargoShipmentFact.field, field));

/** One for each container. */
function correctionsOf(changes: readonly (ShipmentChange & { field: BookedFact })[]) {
  const kg = (value: string) => (value === '' ? null : Number(value));
  return [...Map.groupBy(changes, ({ scope }) => scope)].map(([scope, own]) => ({
    orderContainerId: containerOfScope(scope) ?? 0,
    ...Object.assign(
      {},
      ...own.map(({ field, value }) => (field === 'sealNo' ? { sealNo: value || null } : { [field]: kg(value) })),
    ),
  }));
}

function assertAsSeen(changes: readonly ShipmentChange[], facts: ShipmentFacts): void {
  const errors: Record<string, (t: ServerTexts) => string> = {};
  for (const [index, { scope, field, before }] of changes.entries()) {
    const now = facts.get(scope)?.get(field) ?? '';
    if (before !== undefined && before !== now) errors[`changes.${index}.value`] = (t) => t.factChanged({ now });
  }
  if (Object.keys(errors).length > 0) throw userError.withFields((t) => t.changedMeanwhile, errors, CODE.warning);
}

function assertShipmentGood(changes: readonly ShipmentChange[], order: OrderOfGoods, before: ShipmentFacts): void {
  const containers = new Map(order.containers.map((one) => [containerScope(one.orderContainerId), one]));
  const errors: Record<string, (t: ServerTexts) => string> = {};
  for (const [index, { scope, field, value }] of changes.entries()) {
    const path = `changes.${index}.value`;
    const kind = shipmentKindOf(field);
    const isForeign = containerOfScope(scope) !== null && !containers.has(scope);
    if (isForeign) {
      errors[path] = (t) => t.containerAbsent;
      continue;
    }
    const fault = shipmentFault(kind, value);
    if (fault) errors[path] = (t) => t.wrongFact[fault];
    const container = containers.get(scope);
    if (fault || container === undefined || (field !== 'vgmKg' && field !== 'tareKg')) continue;
    const typed = (name: BookedFact) =>
      changes.findLast((one) => one.scope === scope && one.field === name)?.value ?? before.get(scope)?.get(name) ?? '';
    const weights = { tareKg: Number(typed('tareKg')) || null, vgmKg: Number(typed('vgmKg')) || null };
    const tooMuch = grossMassError(weights, container.sizeType);
    if (tooMuch) errors[path] = (t) => t.wrongMass[tooMuch];
  }
  if (Object.keys(errors).length > 0) throw userError.withFields((t) => t.check, errors);
}
