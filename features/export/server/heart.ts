import type { Platform } from '../../../platform/server/platform.ts';
import { tellChanged } from './channels.ts';
import { beat, type Lease } from './lease.ts';

const BEAT_EVERY_MS = 500;

/** Renews a task's lease and writes its progress; `onLost`: another process has it, or it was cancelled. */
export class Heart {
  readonly #platform: Platform;
  readonly #lease: Lease;
  readonly #onLost: () => void;
  readonly #timer: NodeJS.Timeout;
  #progress: { rowsDone: number; rowsTotal: number | null } = { rowsDone: 0, rowsTotal: null };
  #hasMoved = false;
  #beating: Promise<void> | null = null;
  #isStopped = false;

  constructor(platform: Platform, lease: Lease, onLost: () => void) {
    this.#platform = platform;
    this.#lease = lease;
    this.#onLost = onLost;
    this.#timer = setInterval(() => void this.beat(), BEAT_EVERY_MS);
  }

  progress(rowsDone: number, rowsTotal: number): void {
    this.#progress = { rowsDone, rowsTotal };
    this.#hasMoved = true;
  }

  /** Renews now; renewals never overlap. */
  beat(): Promise<void> {
    this.#beating ??= this.#beat().finally(() => {
      this.#beating = null;
    });
    return this.#beating;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#beating;
  }

  async #beat(): Promise<void> {
    if (this.#isStopped) return;
    const { db, log } = this.#platform;
    try {
      const hasMoved = this.#hasMoved;
      this.#hasMoved = false;
      if (!(await beat(db, this.#lease, this.#progress))) return this.#onLost();
      if (hasMoved) await tellChanged(db, this.#lease.task.id);
    } catch (fault) {
      // after LEASE_TIMEOUT_S another process takes over, and the next renewal finds out
      log.warn({ err: fault, taskId: this.#lease.task.id }, 'an export could not say how far it is');
    }
  }
}
