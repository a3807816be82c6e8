import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { isContainerNumber } from '../../../libs/containerCodes/containerNumber.ts';
import { type Db, violatedUnique } from '../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { closeTodos } from '../../message/server/index.ts';
import { findSpaceState } from '../../train/server/index.ts';
import { SIZE_TYPES, type SizeType } from '../../train/sizeTypes.ts';
import { grossMassError } from '../containerWeight.ts';
import type { ContainerEntry, OrderContainer } from '../order.ts';
import type { ContainerStatus } from '../states.ts';
import type { saveContainers } from '../wire.ts';
import { refreshOrderStatuses } from './containerStatus.ts';
import { aboutOrder, CONTAINERS_MISSING } from './messages.ts';
import { selectContainers } from './orderQueries.ts';
import { bookingOrder, orderContainer } from './tables.ts';
import { appendTimeline } from './transitions.ts';
import { type texts, userError } from './writeTexts.ts';

type WriteTexts = typeof texts.zh;
type FieldError = (t: WriteTexts) => string;

interface ContainerUpdate {
  orderContainerId: number;
  containerNo: string;
  sealNo: string;
  tareKg: number | null;
  vgmKg: number | null;
}

const CONTAINER_UNIQUE_ON_TRAIN = 'container_once_on_train';
/** Statuses before gate-in, where the number may change. */
const NUMBER_EDITABLE: readonly ContainerStatus[] = ['planned', 'numbered'];

/** Saves numbers, seals and weights, all or nothing; field errors as `containers.<index>.<field>`. */
export async function saveContainerNumbers(
  input: ReadBy<typeof saveContainers>,
  { db, user }: CallContext,
): Promise<void> {
  const companyId = ownCompanyId(user);
  const [order] = await db
    .select({ id: bookingOrder.id, state: bookingOrder.state, trainId: bookingOrder.trainId })
    .from(bookingOrder)
    .where(and(eq(bookingOrder.orderNo, input.orderBigNo), eq(bookingOrder.companyId, companyId)))
    .for('update');
  if (order === undefined) throw userError((t) => t.orderAbsent, CODE.absent);
  if (order.state !== 'confirmed') throw userError((t) => t.notConfirmed);
  const facts = await findSpaceState(db, order.trainId);
  if (facts?.status !== 'open' && facts?.status !== 'closed') throw userError((t) => t.trainGone);
  const containers = await selectContainers(db, order.id);
  const updates = input.containers.map((entry) => mergeEntry(entry, containers));
  const onTrain = await selectTaken(db, order.trainId, order.id, updates);
  assertNoFieldErrors(validateEntries(updates, containers, onTrain));
  await updateContainers(db, order.id, updates);
  await refreshOrderStatuses(db, [order.id]);
  if (areAllNumbered(containers, updates))
    await closeTodos(db, [aboutOrder(input.orderBigNo)], [CONTAINERS_MISSING]);
  await appendTimeline(db, [order.id], 'containersSaved', { side: 'customer', accountName: user.name });
}

function areAllNumbered(containers: readonly OrderContainer[], updates: readonly ContainerUpdate[]): boolean {
  const typed = new Map(updates.map((entry) => [entry.orderContainerId, entry.containerNo]));
  return containers.every(
    ({ orderContainerId, containerNo }) => (typed.get(orderContainerId) ?? containerNo ?? '') !== '',
  );
}

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

/** Entered numbers already used by other orders on the train. */
async function selectTaken(db: Db, trainId: number, orderId: number, entries: readonly ContainerUpdate[]) {
  const numbers = entries.map((entry) => entry.containerNo).filter(Boolean);
  const found = await db
    .select({ containerNo: orderContainer.containerNo })
    .from(orderContainer)
    .where(
      and(
        eq(orderContainer.trainId, trainId),
        ne(orderContainer.orderId, orderId),
        ne(orderContainer.status, 'cancelled'),
        inArray(orderContainer.containerNo, numbers),
      ),
    );
  return new Set(found.map((row) => row.containerNo));
}

function validateEntries(
  entries: readonly ContainerUpdate[],
  containers: readonly OrderContainer[],
  takenOnTrain: ReadonlySet<string | null>,
): Record<string, FieldError> {
  const typed = new Map(entries.map((entry) => [entry.orderContainerId, entry.containerNo]));
  const numbers = containers
    .map(({ orderContainerId, containerNo }) => typed.get(orderContainerId) ?? containerNo)
    .filter(Boolean);
  const errors: Record<string, FieldError> = {};
  entries.forEach((entry, index) => {
    const container = containers.find(({ orderContainerId }) => orderContainerId === entry.orderContainerId);
    const isRepeated = numbers.filter((number) => number === entry.containerNo).length > 1;
    const numberError = validateNumber(entry, container, isRepeated || takenOnTrain.has(entry.containerNo));
    if (numberError) errors[`containers.${index}.containerNo`] = numberError;
    const weightError = container && validateWeight(entry, container.sizeType);
    if (weightError) errors[`containers.${index}.vgmKg`] = weightError;
  });
  return errors;
}

function validateNumber(
  entry: ContainerUpdate,
  container: OrderContainer | undefined,
  isTaken: boolean,
): FieldError | null {
  if (container === undefined) return (t) => t.containerAbsent;
  const isSame = entry.containerNo === (container.containerNo ?? '');
  if (!isSame && !NUMBER_EDITABLE.includes(container.status)) return (t) => t.containerUnderWay;
  if (!entry.containerNo) return null;
  if (!isContainerNumber(entry.containerNo)) return (t) => t.wrongContainerNumber;
  return isTaken ? (t) => t.containerTaken : null;
}

function validateWeight(entry: ContainerUpdate, sizeType: SizeType): FieldError | null {
  const fault = grossMassError(entry, sizeType);
  if (fault === null) return null;
  const { maxGrossKg } = SIZE_TYPES[sizeType];
  return (t) => (fault === 'tooHeavy' ? t.vgmTooHeavy({ maxGrossKg }) : t.vgmBelowTare);
}

function assertNoFieldErrors(errors: Record<string, FieldError>): void {
  if (Object.keys(errors).length > 0) throw userError.withFields((t) => t.wrongContainers, errors);
}

/** Clears the numbers first: two containers of the order may swap theirs under the unique index. */
async function updateContainers(db: Db, orderId: number, entries: readonly ContainerUpdate[]): Promise<void> {
  const ids = entries.map((entry) => entry.orderContainerId);
  const ofOrder = and(eq(orderContainer.orderId, orderId), inArray(orderContainer.id, ids));
  await db.update(orderContainer).set({ containerNo: null }).where(ofOrder);
  const rows = entries.map(({ orderContainerId, containerNo, sealNo, tareKg, vgmKg }) => ({
    id: orderContainerId,
    container_no: containerNo || null,
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
    // Concurrent save of the same number, after the check above.
    if (violatedUnique(fault) === CONTAINER_UNIQUE_ON_TRAIN) throw userError((t) => t.containerTaken);
    throw fault;
  }
}
