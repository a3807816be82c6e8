import { formatDateTime, parseDateTime } from '../../../../../platform/wire/time.ts';
import { DRAFT_LIFE_HOURS } from '../../../../freight/booking/states.ts';
import type { ToDoOrder } from '../../wire.ts';

const HOUR_MS = 3_600_000;
const SOON_MS = 24 * HOUR_MS;

export interface ToDo {
  kind: 'numbers' | 'draft';
  order: ToDoOrder;
  /** wire time */
  due: string;
  urgency: 'calm' | 'soon' | 'late';
}

/**
 * Most urgent first: missing container numbers are due at the document cut-off, drafts at expiry or booking
 * cut-off.
 */
export function toDoOf(orders: { lacking: readonly ToDoOrder[]; drafts: readonly ToDoOrder[] }, now: Date): ToDo[] {
  const item = (kind: ToDo['kind'], order: ToDoOrder, due: string): ToDo => {
    const left = parseDateTime(due).getTime() - now.getTime();
    return { kind, order, due, urgency: left <= 0 ? 'late' : left <= SOON_MS ? 'soon' : 'calm' };
  };
  const lacking = orders.lacking.filter((order) => order.numberedCount < order.containerCount);
  return [
    ...lacking.map((order) => item('numbers', order, order.cutoffTime)),
    ...orders.drafts.map((order) => item('draft', order, endOfDraft(order))),
  ].sort((one, other) => one.due.localeCompare(other.due));
}

function endOfDraft({ createTime, cutoffTime }: ToDoOrder): string {
  const expiry = formatDateTime(new Date(parseDateTime(createTime).getTime() + DRAFT_LIFE_HOURS * HOUR_MS));
  return expiry < cutoffTime ? expiry : cutoffTime;
}
