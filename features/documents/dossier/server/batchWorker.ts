import { asc, eq } from 'drizzle-orm';
import { CoalescedRunner } from '../../../../libs/concurrency/coalescedRunner.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { BackgroundService } from '../../../../platform/server/feature.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { UserError } from '../../../../platform/server/texts/userError.ts';
import { lockOrder } from '../../../freight/booking/server/index.ts';
import type { BatchResult } from '../trainWire.ts';
import { BATCH_CHANNEL, refusedOf } from './batch.ts';
import { boardPaper } from './boardPaper.ts';
import { freeze } from './freeze.ts';
import { StoppedByInspection } from './issueGuard.ts';
import { NoNumbersLeft } from './numbers.ts';
import { type BatchItem, paperBatch } from './tables.ts';
import { readTrainPapers, type TrainPapers } from './trainDossier.ts';

const POLL_INTERVAL_MS = 5_000;
/** Papers of one transaction: what a crash undoes, and how often progress is seen. */
const PORTION = 10;

type BatchRow = typeof paperBatch.$inferSelect;

/**
 * Issues the papers of batches, a portion in each transaction. The row of a batch is locked meanwhile, so two processes
 * never issue the same paper; when one dies, its portion is undone and another process takes the batch on.
 */
export class BatchWorker implements BackgroundService {
  readonly #platform: Pick<Platform, 'db' | 'files' | 'bus' | 'log'>;
  readonly #timer: NodeJS.Timeout;
  readonly #runner: CoalescedRunner;

  constructor(platform: Pick<Platform, 'db' | 'files' | 'bus' | 'log'>) {
    this.#platform = platform;
    this.#runner = new CoalescedRunner(
      () => this.#runPortion(),
      (fault) => platform.log.error({ err: fault }, 'papers of a train could not be issued'),
    );
    const requestRun = () => void this.#runner.request();
    platform.bus.subscribe(BATCH_CHANNEL, requestRun, requestRun);
    this.#timer = setInterval(requestRun, POLL_INTERVAL_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#runner.stop();
  }

  /** True: there may be more. */
  #runPortion(): Promise<boolean> {
    return this.#platform.db.transaction(async (db) => {
      const [batch] = await db
        .select()
        .from(paperBatch)
        .where(eq(paperBatch.isRunning, true))
        .orderBy(asc(paperBatch.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (batch === undefined) return false;
      await this.#issue(db, batch);
      return true;
    });
  }

  async #issue(db: Db, batch: BatchRow): Promise<void> {
    const items = batch.pending.slice(0, PORTION);
    const orderIds = [...new Set(items.map(({ orderId }) => orderId))].toSorted((one, other) => one - other);
    for (const orderId of orderIds) await lockOrder(db, orderId);
    const papers = await readTrainPapers(db, batch.trainId);
    const refused: BatchResult[] = [];
    for (const item of items) {
      const result = await this.#issueOne(db, batch, papers, item);
      if (result !== null) refused.push(result);
    }
    const pending = batch.pending.slice(items.length);
    await db
      .update(paperBatch)
      .set({
        pending,
        isRunning: pending.length > 0,
        issuedCount: batch.issuedCount + items.length - refused.length,
        refused: [...batch.refused, ...refused],
        updatedAt: new Date(),
      })
      .where(eq(paperBatch.id, batch.id));
  }

  /** Null once it is issued. One that fails leaves the others as they are. */
  async #issueOne(db: Db, batch: BatchRow, papers: TrainPapers, item: BatchItem): Promise<BatchResult | null> {
    const found = papers.open.orders.find(({ order }) => order.orderId === item.orderId);
    const paper = boardPaper(papers, item.orderId, item);
    if (found === undefined || paper === undefined) return refusedOf(papers, item, 'failed');
    if (paper.state !== 'ready') return refusedOf(papers, item, 'faulty', paper.filled.faults);
    const { order } = found;
    const { orderId } = order;
    const freezing = {
      order,
      dossier: found.dossier,
      key: paper.key,
      versions: papers.versionsOf(orderId),
      remarks: papers.remarks.filter((row) => row.orderId === orderId),
    };
    const issuer = { side: 'operator', accountId: batch.accountId, accountName: batch.accountName } as const;
    try {
      await db.transaction((savepoint) => freeze(savepoint, this.#platform.files, issuer, freezing));
      return null;
    } catch (fault) {
      if (fault instanceof NoNumbersLeft) return refusedOf(papers, item, 'noNumbers');
      if (fault instanceof StoppedByInspection) return refusedOf(papers, item, 'stopped');
      if (!(fault instanceof UserError))
        this.#platform.log.error({ err: fault, ...item }, 'a paper of a batch could not be issued');
      return refusedOf(papers, item, 'failed');
    }
  }
}
