import { InFlight } from '../../../../libs/concurrency/inFlight.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { notifyChanged } from './channels.ts';
import { type Lease, renewLease } from './lease.ts';

const RENEW_INTERVAL_MS = 500;

/** Renews a task's lease and writes its progress; `onLost`: another process has it, or it was cancelled. */
export class LeaseHeartbeat {
  readonly #platform: Platform;
  readonly #lease: Lease;
  readonly #onLost: () => void;
  readonly #timer: NodeJS.Timeout;
  #progress: { rowsDone: number; rowsTotal: number | null } = { rowsDone: 0, rowsTotal: null };
  #hasProgress = false;
  readonly #renewing = new InFlight();
  #isStopped = false;

  constructor(platform: Platform, lease: Lease, onLost: () => void) {
    this.#platform = platform;
    this.#lease = lease;
    this.#onLost = onLost;
    this.#timer = setInterval(() => void this.renew(), RENEW_INTERVAL_MS);
  }

  progress(rowsDone: number, rowsTotal: number): void {
    this.#progress = { rowsDone, rowsTotal };
    this.#hasProgress = true;
  }

  /** Renews now; renewals never overlap. */
  renew(): Promise<void> {
    return this.#renewing.run('', () => this.#renew());
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.renew();
  }

  async #renew(): Promise<void> {
    if (this.#isStopped) return;
    const { db, log } = this.#platform;
    try {
      const hasProgress = this.#hasProgress;
      this.#hasProgress = false;
      if (!(await renewLease(db, this.#lease, this.#progress))) return this.#onLost();
      if (hasProgress) await notifyChanged(db, this.#lease.task.id);
    } catch (fault) {
      // after LEASE_TIMEOUT_S another process takes over, and the next renewal finds out
      log.warn({ err: fault, taskId: this.#lease.task.id }, 'an export could not say how far it is');
    }
  }
}
