import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { SplitOrder } from '../../booking/server/index.ts';
import { LINE_QUANTITIES } from '../fields.ts';
import { containerScope, lineScope, type Scope } from '../shipmentFields.ts';
import { cargoFact, cargoLine, cargoParty, cargoSheet, cargoShipmentFact } from './tables.ts';

/**
 * Goods in containers that become an order of their own go with them; goods without a container are named on both orders,
 * their quantities stay to be divided. Parties stand on both.
 */
export async function splitCargo(db: Db, { order, part, containerIds }: SplitOrder): Promise<void> {
  const [sheet] = await db
    .update(cargoSheet)
    .set({ version: sql`${cargoSheet.version} + 1` })
    .where(eq(cargoSheet.orderId, order.orderId))
    .returning({ companyId: cargoSheet.companyId, updatedBy: cargoSheet.updatedBy });
  if (sheet === undefined) return;
  const { orderId } = part;
  await db.insert(cargoSheet).values({ ...sheet, orderId });
  const moved = await db
    .update(cargoLine)
    .set({ orderId })
    .where(and(eq(cargoLine.orderId, order.orderId), inArray(cargoLine.orderContainerId, [...containerIds])))
    .returning({ lineKey: cargoLine.lineKey });
  const shared = await copyShared(db, order.orderId, orderId);
  await copyParties(db, order.orderId, orderId);
  const movedKeys = moved.map(({ lineKey }) => lineKey);
  const scopes = [...containerIds.map(containerScope), ...movedKeys.map(lineScope)];
  await splitShipment(db, { from: order.orderId, to: orderId, scopes, shared: shared.map(lineScope) });
  const lineKeys = [...movedKeys, ...scopes];
  await copyFacts(db, { from: order.orderId, to: orderId, lineKeys, shared });
}

async function copyShared(db: Db, from: number, orderId: number): Promise<string[]> {
  const lines = await db
    .select()
    .from(cargoLine)
    .where(and(eq(cargoLine.orderId, from), isNull(cargoLine.orderContainerId)));
  if (lines.length === 0) return [];
  // what a line that names no container has of them cannot be divided by the portal
  const blank = Object.fromEntries(LINE_QUANTITIES.map((field) => [field, null]));
  await db.insert(cargoLine).values(lines.map(({ id: _, ...line }) => ({ ...line, ...blank, orderId })));
  return lines.map(({ lineKey }) => lineKey);
}

async function copyParties(db: Db, from: number, orderId: number): Promise<void> {
  const parties = await db.select().from(cargoParty).where(eq(cargoParty.orderId, from));
  if (parties.length > 0)
    await db.insert(cargoParty).values(parties.map(({ id: _, ...party }) => ({ ...party, orderId })));
}

interface SplitScopes {
  from: number;
  to: number;
  /** that go with the part */
  scopes: readonly Scope[];
  /** of lines that stand on both */
  shared: readonly Scope[];
}

/** What is said of the containers and their goods goes with them, the rest is said of both orders. */
async function splitShipment(db: Db, { from, to, scopes, shared }: SplitScopes): Promise<void> {
  const ofOrder = eq(cargoShipmentFact.orderId, from);
  await db
    .update(cargoShipmentFact)
    .set({ orderId: to })
    .where(and(ofOrder, inArray(cargoShipmentFact.scope, [...scopes])));
  const facts = await db.select().from(cargoShipmentFact).where(ofOrder);
  const copied = facts.filter(
    ({ scope, field }) =>
      scope === '' ||
      scope.startsWith('railway-') ||
      (shared.some((one) => one === scope) && field !== 'legalQuantity'),
  );
  if (copied.length > 0)
    await db.insert(cargoShipmentFact).values(copied.map(({ id: _, ...fact }) => ({ ...fact, orderId: to })));
}

interface Copied {
  from: number;
  to: number;
  lineKeys: readonly string[];
  /** lines whose quantities are not copied */
  shared: readonly string[];
}

/** What each field has had, so that the history of a value goes on. */
async function copyFacts(db: Db, { from, to, lineKeys, shared }: Copied): Promise<void> {
  const textsOf = (list: readonly string[]) =>
    sql`${sql.param(`{${list.map((text) => JSON.stringify(text)).join(',')}}`)}::text[]`;
  await db.execute(sql`
    insert into ${cargoFact} (order_id, line_key, field, value, source, place, side, account_name, reason, created_at)
    select ${to}, line_key, field, value, source, place, side, account_name, reason, created_at from ${cargoFact} as fact
    where fact.order_id = ${from} and (fact.line_key = '' or fact.line_key like 'railway-%' or fact.line_key = any(${textsOf(lineKeys)})
      or (fact.line_key = any(${textsOf(shared)}) and fact.field <> all(${textsOf(LINE_QUANTITIES)})))
    order by fact.id`);
}
