import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { accountNameOf } from '../../../people/account/server/index.ts';
import { findPartyVersions } from '../../../people/addressBook/server/index.ts';
import { findOrderOfGoods, type OrderOfGoods } from '../../booking/server/index.ts';
import { CARGO_ROLES, type FrozenParty } from '../parties.ts';
import type { CargoDetail, CargoLine } from '../wire.ts';
import { bookedLines, type StoredLine, selectLines } from './lines.ts';
import { cargoFact, cargoParty, cargoSheet } from './tables.ts';
import { userError } from './texts.ts';

/** Whose orders the calls reach. */
export type Side = 'customer' | 'operator';

/** Throws 404 for another company's order, as for an unknown one. */
export async function getOrder(side: Side, orderBigNo: string, ctx: CallContext): Promise<OrderOfGoods> {
  const own = side === 'customer' ? ownCompanyId(ctx.user) : null;
  const order = await findOrderOfGoods(ctx.db, orderBigNo, own);
  if (order === undefined) throw userError((t) => t.absent, CODE.absent);
  return order;
}

/** Customers until the train has left, operators afterwards too: papers are corrected on the way. */
export function canAmend(side: Side, order: OrderOfGoods): boolean {
  if (order.isEnded || order.isDraft) return false;
  return side === 'operator' || !order.hasDeparted;
}

/** After the documents cut-off of its train a confirmed order is changed by its customer through amendments alone. */
export const isLockedAtCutoff = (side: Side, { isConfirmed, isPastCutoff }: OrderOfGoods): boolean =>
  side === 'customer' && isConfirmed && isPastCutoff;

/** Whether facts are changed without an amendment. */
export const canChange = (side: Side, order: OrderOfGoods): boolean =>
  canAmend(side, order) && !isLockedAtCutoff(side, order);

/** Throws where `canChange` is not so. */
export function assertChangeable(side: Side, order: OrderOfGoods): void {
  if (canChange(side, order)) return;
  throw userError((t) => (canAmend(side, order) ? t.lockedAtCutoff : t.locked));
}

export async function selectSheet(db: Db, orderId: number) {
  const [found] = await db
    .select({
      version: cargoSheet.version,
      updatedAt: cargoSheet.updatedAt,
      updatedBy: accountNameOf(cargoSheet.updatedBy),
    })
    .from(cargoSheet)
    .where(eq(cargoSheet.orderId, orderId));
  return found;
}

/** Lines as they are kept; before the first change, those of the booking. */
export async function linesOf(db: Db, order: OrderOfGoods, hasSheet: boolean): Promise<StoredLine[]> {
  return hasSheet ? selectLines(db, order.orderId) : bookedLines(order);
}

export async function readCargo(
  side: Side,
  orderBigNo: string,
  mayEdit: boolean,
  ctx: CallContext,
): Promise<CargoDetail> {
  const { db } = ctx;
  const order = await getOrder(side, orderBigNo, ctx);
  const sheet = await selectSheet(db, order.orderId);
  const [lines, parties] = await Promise.all([
    linesOf(db, order, sheet !== undefined),
    readParties(side, order.orderId, ctx),
  ]);
  return {
    orderBigNo,
    version: sheet?.version ?? 0,
    abilities: { edit: mayEdit && canChange(side, order) },
    updateBy: sheet?.updatedBy ?? '',
    updateTime: sheet ? formatDateTime(sheet.updatedAt) : null,
    containers: order.containers.map(({ orderContainerId, sizeType, containerNo, sealNo, tareKg }) => ({
      orderContainerId,
      sizeType,
      containerNo,
      sealNo,
      tareKg,
    })),
    lines: lines.map(toLine),
    parties,
  };
}

const toLine = ({ lineKey, orderContainerId, values }: StoredLine): CargoLine => ({
  lineKey,
  orderContainerId,
  ...values,
});

async function readParties(side: Side, orderId: number, { db, user }: CallContext): Promise<FrozenParty[]> {
  const found = await db.select().from(cargoParty).where(eq(cargoParty.orderId, orderId));
  if (found.length === 0) return [];
  const ids = found.flatMap(({ partyId }) => partyId ?? []);
  const [versions, origins] = await Promise.all([
    side === 'customer' && ids.length > 0 ? findPartyVersions(db, ownCompanyId(user), ids) : null,
    originsOfParties(db, orderId),
  ]);
  return found
    .map(({ role, party, partyId, partyVersion, frozenAt }) => ({
      role,
      ...party,
      frozenTime: formatDateTime(frozenAt),
      source: origins.get(role)?.source ?? ('addressBook' as const),
      place: origins.get(role)?.place ?? '',
      isNewerThere: partyId !== null && (versions?.get(partyId) ?? 0) > partyVersion,
    }))
    .toSorted((one, other) => CARGO_ROLES.indexOf(one.role) - CARGO_ROLES.indexOf(other.role));
}

/** What each party was copied from, by its latest fact. */
async function originsOfParties(db: Db, orderId: number) {
  const facts = await db
    .selectDistinctOn([cargoFact.field], {
      role: cargoFact.field,
      source: cargoFact.source,
      place: cargoFact.place,
    })
    .from(cargoFact)
    .where(and(eq(cargoFact.orderId, orderId), eq(cargoFact.lineKey, ''), inArray(cargoFact.field, [...CARGO_ROLES])))
    .orderBy(cargoFact.field, desc(cargoFact.id));
  return new Map(facts.map(({ role, ...origin }) => [role, origin]));
}
