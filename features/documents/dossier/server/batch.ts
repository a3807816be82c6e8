import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { notify } from '../../../../platform/server/notifications/notificationBus.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { lockTrain } from '../../../freight/train/server/index.ts';
import type { BatchResult, getBatch, issueReady, PaperBatch } from '../trainWire.ts';
import { boardPaper, deskKeys } from './boardPaper.ts';
import type { Filled } from './machine/compose.ts';
import { type BatchItem, paperBatch } from './tables.ts';
import { userError } from './texts.ts';
import { readTrainPapers, type TrainPapers } from './trainDossier.ts';

/** Wakes the workers: papers of a train wait to be issued. */
export const BATCH_CHANNEL = 'paper_batch';

type BatchRow = typeof paperBatch.$inferSelect;

const toBatch = (row: BatchRow): PaperBatch => ({
  batchId: row.id,
  isRunning: row.isRunning,
  total: row.total,
  done: row.total - row.pending.length,
  issuedCount: row.issuedCount,
  startTime: formatDateTime(row.createdAt),
  startedBy: row.accountName,
  refused: row.refused,
});

export async function findLatestBatch(db: Db, trainId: number): Promise<PaperBatch | null> {
  const [found] = await db
    .select()
    .from(paperBatch)
    .where(eq(paperBatch.trainId, trainId))
    .orderBy(desc(paperBatch.id))
    .limit(1);
  return found === undefined ? null : toBatch(found);
}

export async function readBatch(
  { batchId }: ReadBy<typeof getBatch>,
  { db }: CallContext,
): Promise<PayloadOf<typeof getBatch>> {
  const [found] = await db.select().from(paperBatch).where(eq(paperBatch.id, batchId));
  if (found === undefined) throw userError((t) => t.batchAbsent, CODE.absent);
  return toBatch(found);
}

const MAX_FAULTS = 2;

/** Result of a paper that was not issued. */
export function refusedOf(
  { open }: TrainPapers,
  { orderId, code, orderContainerId }: BatchItem,
  outcome: Exclude<BatchResult['outcome'], 'issued'>,
  faults: Filled['faults'] = [],
): BatchResult {
  const found = open.orders.find(({ order }) => order.orderId === orderId);
  const container = found?.dossier.containers.find((one) => one.orderContainerId === orderContainerId);
  return {
    orderBigNo: found?.order.orderBigNo ?? '',
    code,
    orderContainerId,
    containerNo: container?.containerNo ?? '',
    outcome,
    number: '',
    faults: faults.slice(0, MAX_FAULTS),
    faultCount: faults.length,
  };
}

const knownOf = (papers: TrainPapers) =>
  deskKeys(papers).flatMap((item) => {
    const paper = boardPaper(papers, item.orderId, item);
    return paper === undefined ? [] : [{ item, paper }];
  });

const readyOf = (known: ReturnType<typeof knownOf>): BatchItem[] =>
  oneNoteEach(known.filter(({ paper }) => paper.state === 'ready').map(({ item }) => item));

/** How many papers one press issues. */
export const readyCountOf = (papers: TrainPapers): number => readyOf(knownOf(papers)).length;

/** A container travels under one note: the common one where both could be issued. */
const oneNoteEach = (items: readonly BatchItem[]): BatchItem[] =>
  items.filter(
    ({ code, orderContainerId }) =>
      code !== 'smgs' || !items.some((one) => one.code === 'cimSmgs' && one.orderContainerId === orderContainerId),
  );

/** Starts to issue all papers of a train that are ready; one batch of a train at a time. */
export async function startBatch(
  { trainInfoId }: ReadBy<typeof issueReady>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof issueReady>> {
  await lockTrain(db, trainInfoId);
  const latest = await findLatestBatch(db, trainInfoId);
  if (latest?.isRunning) return latest;
  const papers = await readTrainPapers(db, trainInfoId);
  const known = knownOf(papers);
  const pending = readyOf(known);
  if (pending.length === 0) throw userError((t) => t.nothingReady);
  const refused = known
    .filter(({ paper }) => paper.state === 'missing')
    .map(({ item, paper }) => refusedOf(papers, item, 'faulty', paper.filled.faults));
  const [row] = await db
    .insert(paperBatch)
    .values({
      trainId: trainInfoId,
      accountId: user.accountId,
      accountName: user.name,
      total: pending.length,
      pending,
      refused,
    })
    .returning();
  if (row === undefined) throw new Error('a batch of papers was not written');
  await notify(db, BATCH_CHANNEL, String(row.id));
  return toBatch(row);
}
