import { isContainerNumber } from '../../../../../libs/containerCodes/containerNumber.ts';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import { SIZE_TYPES } from '../../../train/sizeTypes.ts';
import { grossMassError } from '../../containerWeight.ts';
import { type Clash, findClash, type NumberHolder, type Voyage } from '../../numberClash.ts';
import type { OrderContainer } from '../../order.ts';
import type { ContainerStatus } from '../../states.ts';
import type { texts } from '../writeTexts.ts';
import { type PoolContainer, poolFault } from './pool.ts';

type FieldError = (t: typeof texts.zh) => string;

/** Entry with the saved values where nothing was typed. */
export interface ContainerUpdate {
  orderContainerId: number;
  containerNo: string;
  sealNo: string;
  tareKg: number | null;
  vgmKg: number | null;
}

/** What decides over the numbers: read under the lock of `lockNumbers`. */
interface NumberFacts {
  plan: Voyage & { companyId: number; startStationId: number };
  containers: readonly OrderContainer[];
  holders: ReadonlyMap<string, readonly NumberHolder[]>;
  pool: ReadonlyMap<string, PoolContainer>;
  now: Date;
}

/** Errors by field (`containers.<index>.<field>`), good entries, and those whose number is held back. */
export interface Verdict {
  errors: Record<string, FieldError>;
  good: ContainerUpdate[];
  held: { entry: ContainerUpdate; clash: Clash }[];
}

type RowErrors = Partial<Record<'containerNo' | 'sealNo' | 'vgmKg', FieldError>>;

/** Statuses before gate-in, where the number may change. */
const NUMBER_EDITABLE: readonly ContainerStatus[] = ['planned', 'numbered'];

/** Judges each entry for itself: a wrong row keeps none of the others from being saved. */
export function validateEntries(entries: readonly ContainerUpdate[], facts: NumberFacts): Verdict {
  const rows = entries.map((entry) => ({ entry, ...judge(entry, facts) }));
  markRepeated(rows, facts.containers);
  const isGood = ({ errors }: (typeof rows)[number]) => Object.keys(errors).length === 0;
  return {
    errors: Object.fromEntries(
      rows.flatMap(({ errors }, index) =>
        Object.entries(errors).map(([field, error]) => [`containers.${index}.${field}`, error] as const),
      ),
    ),
    good: rows.filter(isGood).map(({ entry }) => entry),
    held: rows.filter(isGood).flatMap(({ entry, clash }) => (clash && !clash.isOwn ? [{ entry, clash }] : [])),
  };
}

function judge(entry: ContainerUpdate, facts: NumberFacts): { errors: RowErrors; clash: Clash | null } {
  const container = facts.containers.find(({ orderContainerId }) => orderContainerId === entry.orderContainerId);
  if (container === undefined) return { errors: { containerNo: (t) => t.containerAbsent }, clash: null };
  const isSame = entry.containerNo === (container.containerNo ?? '');
  const clash = isSame ? null : findClash(facts.plan, facts.holders.get(entry.containerNo) ?? [], facts.now);
  const number = isSame ? null : numberError(entry.containerNo, container, clash, facts);
  const weight = weightError(entry, container);
  return {
    errors: { ...(number && { containerNo: number }), ...(weight && { vgmKg: weight }) },
    clash,
  };
}

function numberError(
  typed: string,
  container: OrderContainer,
  clash: Clash | null,
  facts: NumberFacts,
): FieldError | null {
  if (!NUMBER_EDITABLE.includes(container.status)) return (t) => t.containerUnderWay;
  if (typed === '') return null;
  if (!isContainerNumber(typed)) return (t) => t.wrongContainerNumber;
  if (clash?.isOwn) return ownClashError(clash);
  const { startStationId } = facts.plan;
  const fault = poolFault(container, facts.pool.get(typed), { startStationId, isFree: clash === null });
  return fault && ((t) => t.pool[fault]);
}

function ownClashError({ reason, holder }: Clash): FieldError {
  const { orderNo, arriveAt } = holder;
  const until = formatDateTime(arriveAt).slice(0, 16);
  return (t) => (reason === 'moving' ? t.ownMoving({ orderNo, until }) : t.ownPlanned({ orderNo, until }));
}

function weightError(entry: ContainerUpdate, { sizeType }: OrderContainer): FieldError | null {
  const fault = grossMassError(entry, sizeType);
  if (fault === null) return null;
  const { maxGrossKg } = SIZE_TYPES[sizeType];
  return (t) => (fault === 'tooHeavy' ? t.vgmTooHeavy({ maxGrossKg }) : t.vgmBelowTare);
}

/**
 * Numbers and seals are unique in the order as it would be saved. A row that falls out keeps its saved values, which
 * may repeat those of another row: until nothing changes.
 */
function markRepeated(
  rows: readonly { entry: ContainerUpdate; errors: RowErrors }[],
  containers: readonly OrderContainer[],
): void {
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    const typed = new Map(
      rows.filter(({ errors }) => Object.keys(errors).length === 0).map(({ entry }) => [entry.orderContainerId, entry]),
    );
    const saved = containers.map((one) => typed.get(one.orderContainerId) ?? one);
    for (const row of rows.filter(({ entry }) => typed.get(entry.orderContainerId) === entry)) {
      const isRepeated = (field: 'containerNo' | 'sealNo') =>
        row.entry[field] !== '' && saved.filter((one) => one[field] === row.entry[field]).length > 1;
      if (isRepeated('containerNo')) row.errors.containerNo = (t) => t.containerTaken;
      if (isRepeated('sealNo')) row.errors.sealNo = (t) => t.sealTaken;
      if (Object.keys(row.errors).length > 0) isSettled = false;
    }
  }
}
