import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { addTimelineEntry, notifyOrdersChanged } from '../../../freight/booking/server/index.ts';
import type { FeeEventKind } from '../fee.ts';
import { feeNoOf } from '../paths.ts';
import type { FeeSide } from '../states.ts';
import { closeOwnTodo, closeTodosOf, sendFeeMessages } from './messages.ts';
import { type AdditionalFeeRow, orderNo } from './queries.ts';
import { additionalFee, additionalFeeEvent } from './tables.ts';
import { inAll } from './texts.ts';

/** Who acts; without an account it is the portal itself. */
export interface Actor {
  side: FeeSide;
  accountId: number | null;
  name: string;
}

export const SYSTEM: Actor = { side: 'system', accountId: null, name: '' };

export const actorOf = (side: FeeSide, { accountId, name }: CurrentUser): Actor => ({
  side,
  accountId,
  name,
});

interface Happened {
  kind: FeeEventKind;
  words?: string;
  resourceIds?: readonly number[];
  /** the event put these amounts to the sides */
  withAmounts?: boolean;
}

const TIMELINE_KINDS = ['enter', 'revise', 'confirm', 'dispute', 'offer', 'decide', 'withdraw', 'expire'] as const;
type TimelineKind = (typeof TIMELINE_KINDS)[number];
const isInTimeline = (kind: FeeEventKind): kind is TimelineKind => TIMELINE_KINDS.some((one) => one === kind);

/** Writes the thread and the order's timeline, closes what the acting side had to do, and sends messages to the others. */
export async function recordEvent(
  db: Db,
  actor: Actor,
  fee: AdditionalFeeRow,
  { kind, words = '', resourceIds = [], withAmounts = false }: Happened,
): Promise<void> {
  const { saleAmount, costAmount } = fee;
  await db.insert(additionalFeeEvent).values({
    feeId: fee.id,
    kind,
    words,
    side: actor.side,
    accountId: actor.accountId,
    name: actor.name,
    ...(withAmounts ? { saleAmount, costAmount } : {}),
    resourceIds: [...resourceIds],
  });
  const [found] = await db.select({ orderNo: orderNo() }).from(additionalFee).where(eq(additionalFee.id, fee.id));
  await closeDone(db, actor, fee, kind);
  await sendFeeMessages(db, fee, {
    kind,
    reason: words,
    orderNo: found?.orderNo ?? '',
    by: actor.side,
    dueTime: fee.dueAt === null ? '' : formatDateTime(fee.dueAt),
  });
  await noteOnOrder(db, actor, fee, { kind, words });
}

/** A comment leaves to-dos as they are; an end closes them all. */
async function closeDone(db: Db, actor: Actor, fee: AdditionalFeeRow, kind: FeeEventKind): Promise<void> {
  if (kind === 'comment' || kind === 'remind') return;
  if (fee.state === 'withdrawn' || fee.state === 'agreed' || fee.state === 'decided' || fee.state === 'rejected')
    return closeTodosOf(db, fee);
  if (actor.side !== 'system') await closeOwnTodo(db, actor.side, fee);
}

async function noteOnOrder(
  db: Db,
  { side, name }: Actor,
  { id, orderId, feeType }: AdditionalFeeRow,
  { kind, words }: { kind: FeeEventKind; words: string },
): Promise<void> {
  if (orderId === null) return;
  if (!isInTimeline(kind)) return notifyOrdersChanged(db, [orderId]);
  await addTimelineEntry(db, {
    orderId,
    move: `additionalFee.${kind}`,
    side,
    accountName: name,
    words: inAll((t) => t.timeline[kind]({ fee: `${t.feeName(feeType)} ${feeNoOf(id)}` })),
    reason: words,
  });
}
