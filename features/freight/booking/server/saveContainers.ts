import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Db, violatedUnique } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { closeTodos } from '../../../portal/message/server/index.ts';
import { findSpaceState } from '../../train/server/index.ts';
import type { ContainerEntry, OrderContainer } from '../order.ts';
import type { saveContainers } from '../wire.ts';
import { refreshOrderStatuses } from './containerStatus.ts';
import { aboutOrder, CONTAINERS_MISSING } from './messages.ts';
import { holdBack } from './numbers/clashes.ts';
import { lockNumbers, selectHolders, selectVoyage } from './numbers/holders.ts';
import { selectPool } from './numbers/pool.ts';
import { type ContainerUpdate, type Verdict, validateEntries } from './numbers/validateEntries.ts';
import { announceContainersChanging } from './orderListeners.ts';
import { selectContainers } from './orderQueries.ts';
import { bookingOrder, orderContainer } from './tables.ts';
import { appendTimeline } from './transitions.ts';
import { texts, userError } from './writeTexts.ts';

const CONTAINER_UNIQUE_ON_TRAIN = 'container_once_on_train';

type Saved = PayloadOf<typeof saveContainers>;

/** Numbers, seals and weights that the customer enters. */
export async function saveContainerNumbers(
  input: ReadBy<typeof saveContainers>,
  { db, user, language }: CallContext,
): Promise<Saved> {
  const { name } = user;
  const { orderId, ...saved } = await enterNumbers(db, input, { companyId: ownCompanyId(user), name, language });
  await appendTimeline(db, [orderId], 'containersSaved', { side: 'customer', accountName: name });
  return saved;
}

/** Who enters numbers: `name` stands in the queue of clashes. */
interface Typist {
  /** of the order; the caller has checked that the numbers may be entered for it */
  companyId: number;
  name: string;
  language: Language;
}

/**
 * Saves numbers, seals and weights of the rows without errors; throws if no row is good. A number that another company
 * has is held back for the operator (clash queue). The timeline is the caller's.
 */
export async function enterNumbers(
  db: Db,
  input: ReadBy<typeof saveContainers>,
  { companyId, name, language }: Typist,
): Promise<Saved & { orderId: number }> {
  const [order] = await db
    .select({ id: bookingOrder.id, state: bookingOrder.state, trainId: bookingOrder.trainId })
    .from(bookingOrder)
    .where(and(eq(bookingOrder.orderNo, input.orderBigNo), eq(bookingOrder.companyId, companyId)))
    .for('update');
  if (order === undefined) throw userError((t) => t.orderAbsent, CODE.absent);
  if (order.state !== 'confirmed') throw userError((t) => t.notConfirmed);
  const train = await findSpaceState(db, order.trainId);
  if (train?.status !== 'open' && train?.status !== 'closed') throw userError((t) => t.trainGone);
  const containers = await selectContainers(db, order.id);
  const updates = input.containers.map((entry) => mergeEntry(entry, containers));
  const verdict = await judge(db, { ...order, companyId }, updates, containers);
  if (verdict.good.length === 0) throw userError.withFields((t) => t.wrongContainers, verdict.errors);
  await announceContainersChanging(db, { orderId: order.id, cells: changedCells(verdict.good, containers) });
  await save(db, order.id, verdict);
  await holdBack(db, verdict, { orderNo: input.orderBigNo, name });
  await refreshOrderStatuses(db, [order.id]);
  if (areAllNumbered(await selectContainers(db, order.id)))
    await closeTodos(db, [aboutOrder(input.orderBigNo)], [CONTAINERS_MISSING]);
  const fields = Object.entries(verdict.errors).map(([path, text]) => [path, text(texts[language])]);
  return {
    orderId: order.id,
    saved: verdict.good.length,
    held: verdict.held.map(({ entry }) => entry.containerNo),
    fields: Object.fromEntries(fields),
  };
}

const areAllNumbered = (containers: readonly OrderContainer[]) =>
  containers.every(({ containerNo }) => containerNo !== null);

/** Absent fields of the entry keep the saved value. */
function mergeEntry(entry: ContainerEntry, containers: readonly OrderContainer[]): ContainerUpdate {
  const { orderContainerId, containerNo, sealNo, tareKg, vgmKg } = entry;
  const old = containers.find((container) => container.orderContainerId === orderContainerId);
  return {
    orderContainerId,
    containerNo: containerNo ?? old?.containerNo ?? '',
    sealNo: sealNo ?? old?.sealNo ?? '',
    tareKg: tareKg === undefined ? (old?.tareKg ?? null) : tareKg,
    vgmKg: vgmKg === undefined ? (old?.vgmKg ?? null) : vgmKg,
  };
}

const CONTAINER_FIELDS = ['containerNo', 'sealNo', 'tareKg', 'vgmKg'] as const;

function changedCells(updates: readonly ContainerUpdate[], containers: readonly OrderContainer[]) {
  return updates.flatMap((update) => {
    const { orderContainerId } = update;
    const old = containers.find((container) => container.orderContainerId === orderContainerId);
    return CONTAINER_FIELDS.filter((field) => (update[field] || null) !== (old?.[field] ?? null)).map((field) => ({
      orderContainerId,
      field,
    }));
  });
}

async function judge(
  db: Db,
  order: { id: number; trainId: number; companyId: number },
  updates: readonly ContainerUpdate[],
  containers: readonly OrderContainer[],
): Promise<Verdict> {
  const numbers = [...new Set(updates.map(({ containerNo }) => containerNo).filter(Boolean))];
  await lockNumbers(db, numbers);
  const plan = { ...(await selectVoyage(db, order.trainId)), companyId: order.companyId };
  const holders = await selectHolders(db, numbers, { exceptOrderId: order.id });
  const pool = await selectPool(db, numbers);
  return validateEntries(updates, { plan, containers, holders, pool, now: new Date() });
}

/** Clears the numbers first: two containers of the order may swap theirs under the unique index. */
async function save(db: Db, orderId: number, { good, held }: Verdict): Promise<void> {
  const ids = good.map((entry) => entry.orderContainerId);
  const ofOrder = and(eq(orderContainer.orderId, orderId), inArray(orderContainer.id, ids));
  await db.update(orderContainer).set({ containerNo: null }).where(ofOrder);
  const heldIds = new Set(held.map(({ entry }) => entry.orderContainerId));
  const rows = good.map(({ orderContainerId, containerNo, sealNo, tareKg, vgmKg }) => ({
    id: orderContainerId,
    container_no: heldIds.has(orderContainerId) ? null : containerNo || null,
    seal_no: sealNo || null,
    tare_kg: tareKg,
    vgm_kg: vgmKg,
  }));
  try {
    await db.execute(sql`
      update order_container set container_no = typed.container_no, seal_no = typed.seal_no,
        tare_kg = typed.tare_kg, vgm_kg = typed.vgm_kg, updated_at = now(),
        status = case when status not in ('planned', 'numbered') then status
          when typed.container_no is null then 'planned' else 'numbered' end
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as typed(id bigint, container_no text, seal_no text, tare_kg int, vgm_kg int)
      where order_container.id = typed.id and order_container.order_id = ${orderId}`);
  } catch (fault) {
    // A number written without `lockNumbers`, after the check above.
    if (violatedUnique(fault) === CONTAINER_UNIQUE_ON_TRAIN) throw userError((t) => t.containerTaken);
    throw fault;
  }
}
