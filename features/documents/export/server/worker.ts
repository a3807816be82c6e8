import { CoalescedRunner } from '../../../../libs/concurrency/coalescedRunner.ts';
import { startArchiveJob } from '../../../../platform/server/export/archiveJob.ts';
import { ExportCancelled, type ExportJob, TooManyRows } from '../../../../platform/server/export/exportJob.ts';
import { startSheetJob } from '../../../../platform/server/export/sheetJob.ts';
import type { BackgroundService, Feature } from '../../../../platform/server/feature.ts';
import { newRequestId } from '../../../../platform/server/http/callHandler.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { UserError } from '../../../../platform/server/texts/userError.ts';
import { checkAccess } from '../../../../platform/wire/access.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { findCurrentUser } from '../../../people/account/server/index.ts';
import { readConfigNumber } from '../../../portal/config/server/index.ts';
import { notifyChanged, REQUESTED_CHANNEL } from './channels.ts';
import { collectExportableLists, type Exportable, type ExportableLists } from './exportableLists.ts';
import { acquireNext, finishTask, type Lease, releaseLease } from './lease.ts';
import { LeaseHeartbeat } from './leaseHeartbeat.ts';
import type { FailReason } from './tables.ts';

const POLL_INTERVAL_MS = 5_000;
/** A few minutes of writing; rows beyond one sheet continue in another. */
const MAX_ROWS = { key: 'export.mostRows', otherwise: 5_000_000 };

class PermissionRevoked extends Error {}

/** Works off waiting exports, one at a time per process. */
export class ExportWorker implements BackgroundService {
  readonly #platform: Platform;
  readonly #lists: ExportableLists;
  readonly #all: readonly Feature[];
  readonly #timer: NodeJS.Timeout;
  readonly #runner: CoalescedRunner;
  #current: { lease: Lease; job: ExportJob; heartbeat: LeaseHeartbeat } | null = null;

  constructor(platform: Platform, all: readonly Feature[]) {
    this.#platform = platform;
    this.#all = all;
    this.#lists = collectExportableLists(all);
    this.#runner = new CoalescedRunner(
      () => this.#runNext(),
      (fault) => platform.log.error({ err: fault }, 'the exports could not be worked off'),
    );
    const requestRun = () => void this.#runner.request();
    platform.bus.subscribe(REQUESTED_CHANNEL, (taskId) => this.#onRequest(taskId), requestRun);
    // picks up tasks of dead processes
    this.#timer = setInterval(requestRun, POLL_INTERVAL_MS).unref();
  }

  /** Stops the running task and releases its lease. */
  async stop(): Promise<void> {
    this.#runner.close();
    clearInterval(this.#timer);
    this.#current?.job.stop();
    await this.#runner.stop();
  }

  #onRequest(taskId: string): void {
    if (this.#current && String(this.#current.lease.task.id) === taskId) void this.#current.heartbeat.renew();
    void this.#runner.request();
  }

  /** True: a task was run, there may be more. */
  async #runNext(): Promise<boolean> {
    const lease = await acquireNext(this.#platform.db);
    if (lease === null) return false;
    await this.#runTask(lease);
    return true;
  }

  async #runTask(lease: Lease): Promise<void> {
    const { db } = this.#platform;
    try {
      await this.#export(lease);
    } catch (thrown) {
      if (this.#runner.isClosed) return releaseLease(db, lease);
      if (thrown instanceof ExportCancelled) return;
      const failedFor = reasonOf(thrown);
      const reason = failedFor === null ? { faultId: this.#faultIdOf(thrown, lease) } : { failedFor };
      await finishTask(db, lease, { state: 'failed', ...reason });
    } finally {
      await notifyChanged(db, lease.task.id);
    }
  }

  #faultIdOf(thrown: unknown, { task }: Lease): string {
    const faultId = newRequestId();
    this.#platform.log.error({ err: thrown, faultId, taskId: task.id, list: task.exportName }, 'an export failed');
    return faultId;
  }

  async #export(lease: Lease): Promise<void> {
    const { db } = this.#platform;
    const { task } = lease;
    const list = this.#lists.get(task.exportName);
    if (list === undefined) throw new Error(`There is no list ${task.exportName} any more`);
    // permissions may have changed since the request
    const user = await findCurrentUser(db, task.accountId);
    if (user === null || checkAccess(list.access, user) !== 'yes') throw new PermissionRevoked(task.exportName);
    const maxRows = await readConfigNumber(db, MAX_ROWS);
    const job = this.#start(list, lease, { user, maxRows }, (done, total) => heartbeat.progress(done, total));
    const heartbeat = new LeaseHeartbeat(this.#platform, lease, () => job.stop());
    this.#current = { lease, job, heartbeat };
    if (this.#runner.isClosed) job.stop();
    try {
      await this.#saveFile(await job.finished, lease, heartbeat);
    } finally {
      this.#current = null;
      await heartbeat.stop();
    }
  }

  #start(
    list: Exportable,
    { task }: Lease,
    { user, maxRows }: { user: CurrentUser; maxRows: number },
    onProgress: (done: number, total: number) => void,
  ): ExportJob {
    const { db, url: databaseUrl, config, files } = this.#platform;
    const { fileName, language } = task;
    const target = { fileName, path: files.newStagingPath(), onProgress };
    const ctx = { db, user, language, config };
    if ('plan' in list) {
      const plan = list.plan(task.input, ctx);
      return startSheetJob({ ...target, databaseUrl, plan, sheetName: list.title[language], maxRows });
    }
    const contents = list.contents({ ...ctx, input: task.input, files, databaseUrl, all: this.#all });
    return startArchiveJob({ ...target, contents });
  }

  /** Blob and end of the task in one transaction. */
  async #saveFile(
    { file, rowCount }: Awaited<ExportJob['finished']>,
    lease: Lease,
    heartbeat: LeaseHeartbeat,
  ): Promise<void> {
    const { db, files } = this.#platform;
    try {
      await files.preStage(db, file);
      await db.transaction(async (transaction) => {
        const { id: blobId } = await files.save(transaction, file);
        await heartbeat.stop();
        const isOurs = await finishTask(transaction, lease, {
          state: 'done',
          blobId,
          rowsDone: rowCount,
          rowsTotal: rowCount,
        });
        if (!isOurs) throw new ExportCancelled('The export was cancelled or taken over');
      });
    } finally {
      await files.discard(file);
    }
  }
}

function reasonOf(thrown: unknown): FailReason | null {
  if (thrown instanceof TooManyRows) return 'tooManyRows';
  const isRefused = thrown instanceof UserError && thrown.code === CODE.forbidden;
  return isRefused || thrown instanceof PermissionRevoked ? 'rightLost' : null;
}
