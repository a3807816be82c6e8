import { eq } from 'drizzle-orm';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { lockOrder } from '../../../freight/booking/server/index.ts';
import {
  assertCargoChangeable,
  canAmendCargo,
  type ShipmentChange,
  saveShipment,
} from '../../../freight/cargo/server/index.ts';
import { containerScope } from '../../../freight/cargo/shipmentFields.ts';
import { SIZE_TYPES } from '../../../freight/train/sizeTypes.ts';
import { DOSSIER_ACCESS } from '../../dossier/accessWire.ts';
import { type OpenDossier, openDossier } from '../../dossier/server/index.ts';
import { LOADING_REVIEW } from '../accessWire.ts';
import { keyOfPiece, lashingKg, loadedContainers, piecesLeft } from '../plan.ts';
import type {
  approveScheme,
  getScheme,
  returnScheme,
  Scheme,
  SchemeState,
  saveScheme,
  submitScheme,
  takeWeights,
} from '../wire.ts';
import { askForReview, endReview, tellApproved, tellReturned } from './messages.ts';
import { loadingScheme } from './tables.ts';
import { userError } from './texts.ts';

type Row = typeof loadingScheme.$inferSelect;

interface OpenScheme {
  open: OpenDossier;
  row: Row | undefined;
}

/**
 * Without places and lashing in containers that have left the order. Throws 404 for another company's order, as for an
 * unknown one.
 */
export async function openScheme(orderBigNo: string, ctx: CallContext): Promise<OpenScheme> {
  const open = await openDossier(orderBigNo, ctx);
  const [row] = await ctx.db.select().from(loadingScheme).where(eq(loadingScheme.orderId, open.order.orderId));
  if (row === undefined) return { open, row };
  const here = new Set(open.dossier.containers.map(({ orderContainerId }) => orderContainerId));
  const isHere = ({ orderContainerId }: { orderContainerId: number }) => here.has(orderContainerId);
  return { open, row: { ...row, places: row.places.filter(isHere), lashing: row.lashing.filter(isHere) } };
}

/** The same under the lock of its order, for the version that was seen. */
async function lockScheme({ orderBigNo, version }: { orderBigNo: string; version: number }, ctx: CallContext) {
  const { order } = await openDossier(orderBigNo, ctx);
  await lockOrder(ctx.db, order.orderId);
  const found = await openScheme(orderBigNo, ctx);
  if ((found.row?.version ?? 0) !== version) throw userError((t) => t.changedMeanwhile, CODE.warning);
  return found;
}

const isOpenFor = ({ side, order, dossier }: OpenDossier) => !dossier.hasDeparted && canAmendCargo(side, order);

function assertOpen(open: OpenDossier): void {
  if (!isOpenFor(open)) throw userError((t) => t.closed);
}

/** Containers with their tare in kg; the usual one of the type where its own is not known. */
export const containersOf = ({ dossier }: OpenDossier): Scheme['containers'] =>
  dossier.containers.map(({ orderContainerId, containerNo, sizeType }) => ({
    orderContainerId,
    containerNo,
    sizeType,
    tareKg: Number(dossier.facts.get(containerScope(orderContainerId))?.get('tareKg') ?? SIZE_TYPES[sizeType].tareKg),
  }));

export async function readScheme(
  { orderBigNo }: ReadBy<typeof getScheme>,
  ctx: CallContext,
): Promise<PayloadOf<typeof getScheme>> {
  const { open, row } = await openScheme(orderBigNo, ctx);
  const { dossier } = open;
  const mayEdit = hasPermission(ctx.user, DOSSIER_ACCESS.edit) && isOpenFor(open);
  const state = row?.state ?? 'draft';
  return {
    orderBigNo,
    trainNo: dossier.train.trainNo,
    version: row?.version ?? 0,
    state,
    words: row?.words ?? '',
    containers: containersOf(open),
    cargo: dossier.lines.map(({ values }) => {
      const count = Math.max(1, Math.min(200, Math.trunc(Number(values.packNum)) || 1));
      return {
        name: values.goodsNameCn || values.goodsNameEn || values.goodsNameRu,
        count,
        weight: Math.ceil(Number(values.goodsGrossWeightKg) / count) || 0,
      };
    }),
    pieces: row?.pieces ?? [],
    places: row?.places ?? [],
    lashing: row?.lashing ?? [],
    abilities: {
      edit: mayEdit,
      submit: mayEdit && row !== undefined && (state === 'draft' || state === 'returned'),
      review: hasPermission(ctx.user, LOADING_REVIEW) && state === 'submitted',
    },
  };
}

type Given = Pick<ReadBy<typeof saveScheme>, 'pieces' | 'places' | 'lashing'>;

/** Throws for places of pieces or containers that are not there, and for one piece at two places. */
function assertWhole({ pieces, places, lashing }: Given, { dossier }: OpenDossier): void {
  const containers = new Set(dossier.containers.map(({ orderContainerId }) => orderContainerId));
  const counts = new Map(pieces.map(({ pieceKey, count }) => [pieceKey, count]));
  const keys = places.map(({ pieceKey, nth }) => keyOfPiece(pieceKey, nth));
  const isGood =
    counts.size === pieces.length &&
    new Set(keys).size === keys.length &&
    places.every(({ pieceKey, nth }) => nth <= (counts.get(pieceKey) ?? 0)) &&
    [...places, ...lashing].every(({ orderContainerId }) => containers.has(orderContainerId));
  if (!isGood) throw userError((t) => t.notWhole);
  if (pieces.reduce((sum, { count }) => sum + count, 0) > MOST_PIECES) throw userError((t) => t.tooMany);
}

const MOST_PIECES = 200;

export async function save(
  { orderBigNo, version, ...plan }: ReadBy<typeof saveScheme>,
  ctx: CallContext,
): Promise<PayloadOf<typeof saveScheme>> {
  const { open } = await lockScheme({ orderBigNo, version }, ctx);
  assertOpen(open);
  assertWhole(plan, open);
  const saved = {
    pieces: plan.pieces,
    places: plan.places,
    lashing: plan.lashing,
    version: version + 1,
    state: 'draft',
    savedBy: ctx.user.accountId,
  } as const;
  await ctx.db
    .insert(loadingScheme)
    .values({ orderId: open.order.orderId, ...saved })
    .onConflictDoUpdate({ target: loadingScheme.orderId, set: saved });
  await endReview(ctx.db, open.order);
  return { version: version + 1 };
}

/** Moves a scheme on from one of the states; throws in another. */
async function move(
  seen: ReadBy<typeof submitScheme>,
  { from, to, words = '' }: { from: readonly SchemeState[]; to: SchemeState; words?: string },
  ctx: CallContext,
): Promise<OpenScheme & { row: Row }> {
  const { open, row } = await lockScheme(seen, ctx);
  if (row === undefined || !from.includes(row.state)) throw userError((t) => t.notNow);
  await ctx.db
    .update(loadingScheme)
    .set({ state: to, words, version: row.version + 1 })
    .where(eq(loadingScheme.id, row.id));
  return { open, row };
}

/** Throws where a piece has no place or a container may not travel as it is loaded. */
function assertLoaded({ open, row }: OpenScheme & { row: Row }): void {
  const { containers } = open.dossier;
  if (row.pieces.length === 0 || piecesLeft(row).length > 0) throw userError((t) => t.piecesLeft);
  const faulty = loadedContainers({ ...row, containers }).some(({ faults }) => faults.length > 0);
  if (faulty) throw userError((t) => t.faulty);
}

export async function submit(seen: ReadBy<typeof submitScheme>, ctx: CallContext): Promise<void> {
  const moved = await move(seen, { from: ['draft', 'returned'], to: 'submitted' }, ctx);
  assertOpen(moved.open);
  assertLoaded(moved);
  await askForReview(ctx.db, moved.open.order);
}

export async function approve(seen: ReadBy<typeof approveScheme>, ctx: CallContext): Promise<void> {
  const moved = await move(seen, { from: ['submitted'], to: 'approved' }, ctx);
  assertLoaded(moved);
  await endReview(ctx.db, moved.open.order);
  await tellApproved(ctx.db, moved.open.order);
}

export async function sendBack({ reason, ...seen }: ReadBy<typeof returnScheme>, ctx: CallContext): Promise<void> {
  const { open } = await move(seen, { from: ['submitted'], to: 'returned', words: reason }, ctx);
  await endReview(ctx.db, open.order);
  await tellReturned(ctx.db, open.order, reason);
}

/**
 * VGM by method 2 of each loaded container, once every piece stands and each tare is known; what it was is kept in the
 * history of the cargo.
 */
export async function saveWeights(
  seen: ReadBy<typeof takeWeights>,
  ctx: CallContext,
): Promise<PayloadOf<typeof takeWeights>> {
  const { open, row } = await lockScheme(seen, ctx);
  if (row === undefined || piecesLeft(row).length > 0) throw userError((t) => t.piecesLeft);
  assertCargoChangeable(open.side, open.order);
  const { facts, containers } = open.dossier;
  const changes = loadedContainers({ ...row, containers }).flatMap(({ orderContainerId, centre }): ShipmentChange[] => {
    if (centre === undefined) return [];
    const scope = containerScope(orderContainerId);
    const known = facts.get(scope);
    const tare = known?.get('tareKg');
    if (tare === undefined) throw userError((t) => t.tareMissing);
    const vgm = String(Number(tare) + centre.weight + lashingKg(row.lashing, orderContainerId));
    if (known?.get('vgmKg') === vgm && known.get('vgmMethod') === '2') return [];
    return [
      { scope, field: 'vgmKg', value: vgm },
      { scope, field: 'vgmMethod', value: '2' },
      { scope, field: 'vgmSigner', value: ctx.user.name.slice(0, LONGEST_SIGNER) },
      { scope, field: 'vgmDate', value: formatDate(new Date()) },
    ];
  });
  const { accountId, name: accountName, hidesMoney } = ctx.user;
  const author = { accountId, accountName, hidesMoney, side: open.side, source: 'person' } as const;
  if (changes.length > 0) await saveShipment(ctx.db, open.order, changes, author);
  return { containers: new Set(changes.map(({ scope }) => scope)).size };
}

const LONGEST_SIGNER = 60;
