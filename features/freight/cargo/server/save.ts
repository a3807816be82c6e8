import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { excluded } from '../../../../platform/server/database/excluded.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { accountNameOf } from '../../../people/account/server/index.ts';
import type { OrderOfGoods } from '../../booking/server/index.ts';
import { type Cell, lineCell } from '../cells.ts';
import type { FactSource } from '../factSources.ts';
import { CARGO_FIELDS, type CargoField, emptyValues, faultOf, isMoneyField } from '../fields.ts';
import { MAX_LINES, type SavedLine } from '../wire.ts';
import { type Author, type NewFact, recordFacts } from './facts.ts';
import { assertNotIssued } from './issuedCells.ts';
import { rememberGoods } from './known.ts';
import { bookedLines, columnsOf, type StoredLine, selectLines } from './lines.ts';
import { cargoLine, cargoSheet } from './tables.ts';
import { type texts, userError } from './texts.ts';

type ServerTexts = (typeof texts)['zh']['server'];

export interface CargoChange {
  /** as it was read; null: whatever it is by now */
  version: number | null;
  lines: readonly SavedLine[];
  removed: readonly string[];
}

/** Locks the goods of an order and takes over those of the booking at the first change. Answers the version. */
export async function openSheet(db: Db, order: OrderOfGoods, seen: number | null): Promise<number> {
  const { orderId, companyId } = order;
  const [made] = await db
    .insert(cargoSheet)
    .values({ orderId, companyId })
    .onConflictDoNothing()
    .returning({ id: cargoSheet.id });
  if (made) await takeOver(db, order);
  const [sheet] = await db
    .select({ version: cargoSheet.version })
    .from(cargoSheet)
    .where(eq(cargoSheet.orderId, orderId))
    .for('update');
  const version = sheet?.version ?? 0;
  if (seen !== null && seen !== version) throw await staleError(db, orderId);
  return version;
}

export async function closeSheet(db: Db, orderId: number, version: number, author: Author): Promise<void> {
  await db
    .update(cargoSheet)
    .set({ version, updatedBy: author.accountId, updatedAt: new Date() })
    .where(eq(cargoSheet.orderId, orderId));
}

async function takeOver(db: Db, order: OrderOfGoods): Promise<void> {
  const lines = bookedLines(order);
  await upsertLines(db, order.orderId, lines);
  const facts = lines.flatMap(({ lineKey, values }) => factsOf(lineKey, values, 'booking', ''));
  const author = { source: 'booking', side: 'customer', accountName: '' } as const;
  await recordFacts(db, order.orderId, author, facts, order.createdAt);
}

async function staleError(db: Db, orderId: number) {
  const [found] = await db
    .select({ name: accountNameOf(cargoSheet.updatedBy) })
    .from(cargoSheet)
    .where(eq(cargoSheet.orderId, orderId));
  return userError((t) => t.changedBy({ name: found?.name ?? '' }), CODE.warning);
}

/** Saves lines with the source of each changed value; all or nothing. Answers the new version. */
export async function saveLines(db: Db, order: OrderOfGoods, change: CargoChange, author: Author): Promise<number> {
  const { orderId } = order;
  const version = await openSheet(db, order, change.version);
  const before = new Map((await selectLines(db, orderId)).map((line) => [line.lineKey, line]));
  assertGood(change, order, author);
  const removed = change.removed.filter((key) => before.has(key));
  const facts = change.lines.flatMap((line) => changedFacts(line, before.get(line.lineKey), author));
  if (author.reason === undefined) await assertNotIssued(db, orderId, touchedCells(change, before, facts));
  const written = change.lines.map((line) => mergedLine(line, before.get(line.lineKey), before.size));
  if (new Set([...before.keys(), ...written.map(({ lineKey }) => lineKey)]).size - removed.length > MAX_LINES)
    throw userError((t) => t.tooMany({ max: MAX_LINES }));
  await upsertLines(db, orderId, written);
  if (removed.length > 0)
    await db.delete(cargoLine).where(and(eq(cargoLine.orderId, orderId), inArray(cargoLine.lineKey, removed)));
  await recordFacts(db, orderId, author, facts);
  const touched = new Set(facts.map(({ lineKey }) => lineKey));
  await rememberGoods(
    db,
    order.companyId,
    written.filter(({ lineKey }) => touched.has(lineKey)).map(({ values }) => values),
  );
  await closeSheet(db, orderId, version + 1, author);
  return version + 1;
}

/** Cells whose values a change replaces, or takes out with their line or container. */
function touchedCells(
  { lines, removed }: CargoChange,
  before: ReadonlyMap<string, StoredLine>,
  facts: readonly NewFact[],
): Cell[] {
  const isOf = (name: string) => (field: CargoField) => field === name;
  const changed = facts.flatMap(({ lineKey, field }) =>
    CARGO_FIELDS.filter(isOf(field)).map((one) => lineCell(lineKey, one)),
  );
  const moved = lines.filter(({ lineKey, orderContainerId }) => {
    const line = before.get(lineKey);
    return line !== undefined && orderContainerId !== undefined && orderContainerId !== line.orderContainerId;
  });
  const gone = removed.flatMap((lineKey) => CARGO_FIELDS.map((field) => lineCell(lineKey, field)));
  return [...changed, ...moved.map(({ lineKey }) => lineCell(lineKey, 'container')), ...gone];
}

function mergedLine(given: SavedLine, before: StoredLine | undefined, last: number): StoredLine {
  const values = { ...(before?.values ?? emptyValues()), ...given.fields };
  return {
    lineKey: given.lineKey,
    position: given.position ?? before?.position ?? last,
    orderContainerId:
      given.orderContainerId === undefined ? (before?.orderContainerId ?? null) : given.orderContainerId,
    values,
  };
}

function assertGood({ lines }: CargoChange, { containers }: OrderOfGoods, { hidesMoney }: Author): void {
  const known = new Set(containers.map(({ orderContainerId }) => orderContainerId));
  const errors: Record<string, (t: ServerTexts) => string> = {};
  for (const [index, { fields, orderContainerId }] of lines.entries()) {
    if (orderContainerId != null && !known.has(orderContainerId))
      errors[`lines.${index}.orderContainerId`] = (t) => t.containerAbsent;
    for (const field of CARGO_FIELDS) {
      const value = fields[field];
      if (value === undefined) continue;
      if (hidesMoney && isMoneyField(field)) throw userError((t) => t.moneyHidden, CODE.forbidden);
      const fault = faultOf(field, value);
      if (fault) errors[`lines.${index}.fields.${field}`] = (t) => t.wrong[fault];
    }
  }
  if (Object.keys(errors).length > 0) throw userError.withFields((t) => t.check, errors);
}

function changedFacts(given: SavedLine, before: StoredLine | undefined, author: Author): NewFact[] {
  const changed = CARGO_FIELDS.filter(
    (field) => given.fields[field] !== undefined && given.fields[field] !== (before?.values[field] ?? ''),
  );
  return changed.map((field) => ({
    lineKey: given.lineKey,
    field,
    value: given.fields[field] ?? '',
    source: author.source,
    place: given.place,
  }));
}

function factsOf(
  lineKey: string,
  values: Readonly<Record<CargoField, string>>,
  source: FactSource,
  place: string,
): NewFact[] {
  return CARGO_FIELDS.filter((field) => values[field] !== '').map((field) => ({
    lineKey,
    field,
    source,
    place,
    value: values[field],
  }));
}

/** One statement for all lines. */
async function upsertLines(db: Db, orderId: number, lines: readonly StoredLine[]): Promise<void> {
  if (lines.length === 0) return;
  const written = (['position', 'orderContainerId', ...CARGO_FIELDS] as const).map(
    (name) => [name, cargoLine[name]] as const,
  );
  await db
    .insert(cargoLine)
    .values(
      lines.map(({ lineKey, position, orderContainerId, values }) => ({
        orderId,
        lineKey,
        position,
        orderContainerId,
        ...columnsOf(values),
      })),
    )
    .onConflictDoUpdate({
      target: [cargoLine.orderId, cargoLine.lineKey],
      set: { ...excluded(Object.fromEntries(written)), updatedAt: sql`now()` },
    });
}
