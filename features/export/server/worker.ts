import {
  makeSheet,
  type SheetInTheMaking,
  SheetStopped,
  TooManyRows,
} from '../../../platform/server/export/makeSheet.ts';
import type { RunningPart } from '../../../platform/server/feature.ts';
import { newRequestId } from '../../../platform/server/http/answerCall.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { Rounds } from '../../../platform/server/jobs/rounds.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { mayCall } from '../../../platform/wire/access.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { findWho } from '../../account/server/index.ts';
import { readConfigNumber } from '../../config/server/index.ts';
import { ASKED, tellChanged } from './channels.ts';
import { Heart } from './heart.ts';
import { finish, type Lease, putBack, takeNext } from './lease.ts';
import type { Lists } from './lists.ts';
import type { FailReason } from './tables.ts';

const LOOK_EVERY_MS = 5_000;
/** A few minutes of writing; rows beyond one sheet continue in another. */
const MOST_ROWS = { key: 'export.mostRows', otherwise: 5_000_000 };

class RightLost extends Error {}

/** Works off waiting exports, one at a time per process. */
export class ExportWorker implements RunningPart {
  readonly #platform: Platform;
  readonly #lists: Lists;
  readonly #timer: NodeJS.Timeout;
  readonly #rounds: Rounds;
  #current: { lease: Lease; making: SheetInTheMaking; heart: Heart } | null = null;

  constructor(platform: Platform, lists: Lists) {
    this.#platform = platform;
    this.#lists = lists;
    this.#rounds = new Rounds(platform.log, 'the exports could not be worked off', () => this.#takeOne());
    const look = () => void this.#rounds.ask();
    platform.push.on(ASKED, (taskId) => this.#heard(taskId), look);
    // picks up tasks of dead processes
    this.#timer = setInterval(look, LOOK_EVERY_MS).unref();
  }

  /** Stops the running task and releases its lease. */
  async stop(): Promise<void> {
    this.#rounds.close();
    clearInterval(this.#timer);
    this.#current?.making.stop();
    await this.#rounds.stop();
  }

  #heard(taskId: string): void {
    if (this.#current && String(this.#current.lease.task.id) === taskId) void this.#current.heart.beat();
    void this.#rounds.ask();
  }

  /** True: a task was run, there may be more. */
  async #takeOne(): Promise<boolean> {
    const lease = await takeNext(this.#platform.db);
    if (lease === null) return false;
    await this.#workOff(lease);
    return true;
  }

  async #workOff(lease: Lease): Promise<void> {
    const { db } = this.#platform;
    try {
      await this.#export(lease);
    } catch (thrown) {
      if (this.#rounds.isClosed) return putBack(db, lease);
      if (thrown instanceof SheetStopped) return;
      const failedFor = reasonOf(thrown);
      const why = failedFor === null ? { faultId: this.#faultIdOf(thrown, lease) } : { failedFor };
      await finish(db, lease, { state: 'failed', ...why });
    } finally {
      await tellChanged(db, lease.task.id);
    }
  }

  #faultIdOf(thrown: unknown, { task }: Lease): string {
    const faultId = newRequestId();
    this.#platform.log.error(
      { err: thrown, faultId, taskId: task.id, list: task.exportName },
      'an export failed',
    );
    return faultId;
  }

  async #export(lease: Lease): Promise<void> {
    const { db, url, config, files } = this.#platform;
    const { task } = lease;
    const list = this.#lists.get(task.exportName);
    if (list === undefined) throw new Error(`There is no list ${task.exportName} any more`);
    // permissions may have changed since the request
    const who = await findWho(db, task.accountId);
    if (who === null || mayCall(list.access, who) !== 'yes') throw new RightLost(task.exportName);
    const plan = list.plan(task.input, { db, who, language: task.language, config });
    const making = makeSheet({
      databaseUrl: url,
      plan,
      sheetName: list.title[task.language],
      fileName: task.fileName,
      path: files.freePlace(),
      mostRows: await readConfigNumber(db, MOST_ROWS),
      onProgress: (rowsDone, rowsTotal) => heart.progress(rowsDone, rowsTotal),
    });
    const heart = new Heart(this.#platform, lease, () => making.stop());
    this.#current = { lease, making, heart };
    if (this.#rounds.isClosed) making.stop();
    try {
      await this.#keep(await making.finished, lease, heart);
    } finally {
      this.#current = null;
      await heart.stop();
    }
  }

  /** Blob and end of the task in one transaction. */
  async #keep(
    { file, rowCount }: Awaited<SheetInTheMaking['finished']>,
    lease: Lease,
    heart: Heart,
  ): Promise<void> {
    const { db, files } = this.#platform;
    try {
      await files.bring(db, file);
      await db.transaction(async (transaction) => {
        const { id: blobId } = await files.keep(transaction, file);
        await heart.stop();
        const isOurs = await finish(transaction, lease, {
          state: 'done',
          blobId,
          rowsDone: rowCount,
          rowsTotal: rowCount,
        });
        if (!isOurs) throw new SheetStopped('The export was cancelled or taken over');
      });
    } finally {
      await files.discard(file);
    }
  }
}

function reasonOf(thrown: unknown): FailReason | null {
  if (thrown instanceof TooManyRows) return 'tooManyRows';
  const isRefused = thrown instanceof Refusal && thrown.code === CODE.forbidden;
  return isRefused || thrown instanceof RightLost ? 'rightLost' : null;
}
