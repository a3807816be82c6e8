import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CoalescedRunner } from '../../../../libs/concurrency/coalescedRunner.ts';
import type { Page } from '../../../../libs/pageReader/page.ts';
import { type Outcome, type ReadPage, readDocument } from '../../../../libs/pageReader/readDocument.ts';
import type { BackgroundService } from '../../../../platform/server/feature.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { unsafeFileBytes } from '../../resource/server/index.ts';
import { firstPagesOf } from '../reading/firstPages.ts';
import type { PaperFacts } from '../reading/understand.ts';
import { type FailReason, RECOGNIZE_STATE } from '../states.ts';
import { MAX_PAGES } from '../wire.ts';
import { missingEngines, PACKAGES } from './engines.ts';
import { factsOf, givenKind } from './facts.ts';
import { askLanguageReader } from './languageReader.ts';
import { acquireNext, endLease, type Lease, postpone, releaseLease, renewLease } from './lease.ts';
import { notifyPaper, REQUESTED_CHANNEL } from './live.ts';
import { cutBundle } from './parts.ts';
import { paperPage } from './tables.ts';

const LANES = 2;
const POLL_INTERVAL_MS = 5_000;
const BEAT_INTERVAL_MS = 3_000;
const MAX_PAGE_BYTES = 5_000_000;
/** A paper that was begun this often and never ended kills its reader. */
const MOST_ATTEMPTS = 3;

const FAILED: Readonly<Record<Exclude<Outcome, 'done' | 'stopped'>, FailReason>> = {
  unreadable: 'unreadable',
  absent: 'absent',
  tooLarge: 'tooLarge',
  tooSlow: 'tooSlow',
  busy: 'tooSlow',
};

/** Reads waiting papers, each in a process of its own, at most two at a time. */
export class PaperWorker implements BackgroundService {
  readonly #platform: Platform;
  readonly #readDocument: typeof readDocument;
  readonly #lanes: readonly CoalescedRunner[];
  readonly #timer: NodeJS.Timeout;
  readonly #reading = new Map<number, AbortController>();

  /** `read`: the engine. */
  constructor(platform: Platform, read = readDocument) {
    this.#platform = platform;
    this.#readDocument = read;
    const onFault = (fault: unknown) => platform.log.error({ err: fault }, 'papers could not be read');
    this.#lanes = Array.from({ length: LANES }, () => new CoalescedRunner(() => this.#readNext(), onFault));
    const wake = () => {
      for (const lane of this.#lanes) void lane.request();
    };
    platform.bus.subscribe(
      REQUESTED_CHANNEL,
      (paperId) => {
        void this.#checkLease(Number(paperId));
        wake();
      },
      wake,
    );
    void this.#sayWhatIsMissing();
    // papers of dead processes
    this.#timer = setInterval(wake, POLL_INTERVAL_MS).unref();
    wake();
  }

  /** Leaves the paper being read to another process. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    for (const lane of this.#lanes) lane.close();
    for (const reading of this.#reading.values()) reading.abort();
    await Promise.all(this.#lanes.map((lane) => lane.stop()));
  }

  readonly #leases = new Map<number, Lease>();

  /** Once at the start; everything else works without. */
  async #sayWhatIsMissing(): Promise<void> {
    const missing = (await missingEngines()).map((engine) => PACKAGES[engine]);
    if (missing.length > 0)
      this.#platform.log.warn({ missing }, 'not installed; papers that need it are typed by hand');
  }

  /** Ends a reading whose paper was stopped or removed. */
  async #checkLease(paperId: number): Promise<void> {
    const lease = this.#leases.get(paperId);
    if (lease && !(await renewLease(this.#platform.db, lease))) this.#reading.get(paperId)?.abort();
  }

  /** True: one was read, there may be more. */
  async #readNext(): Promise<boolean> {
    const { db, log } = this.#platform;
    const lease = await acquireNext(db);
    if (lease === null) return false;
    const stopping = new AbortController();
    this.#reading.set(lease.id, stopping);
    this.#leases.set(lease.id, lease);
    const heartbeat = setInterval(() => void this.#checkLease(lease.id), BEAT_INTERVAL_MS);
    try {
      await this.#read(lease, stopping.signal);
    } catch (fault) {
      log.error({ err: fault, paperId: lease.id }, 'a paper could not be read');
      await endLease(db, lease, { state: RECOGNIZE_STATE.failed, failedFor: 'unreadable' });
    } finally {
      clearInterval(heartbeat);
      this.#reading.delete(lease.id);
      this.#leases.delete(lease.id);
      await notifyPaper(db, lease.id);
    }
    return true;
  }

  async #read(lease: Lease, signal: AbortSignal): Promise<void> {
    const { db, files } = this.#platform;
    if (lease.attempts > MOST_ATTEMPTS) return this.#fail(lease, 'tooLarge');
    const stored = await unsafeFileBytes(db, files, lease.resourceId);
    if (stored === undefined) return this.#fail(lease, 'gone');
    const path = files.newStagingPath();
    const pages: Page[] = [];
    try {
      await pipeline(await stored.content.open(), createWriteStream(path));
      const outcome = await this.#readDocument({
        path,
        firstPage: lease.firstPage,
        extension: lease.extension,
        mostPages: lease.lastPage ?? MAX_PAGES,
        signal,
        onCount: (pageCount) => this.#progress(lease, { pageCount }),
        onPage: async (read, number) => {
          await this.#savePage(lease, read, number);
          pages.push(read.page);
          await this.#progress(lease, { pagesDone: number });
        },
      });
      if (outcome === 'stopped') return releaseLease(db, lease);
      if (outcome === 'busy' && lease.attempts < MOST_ATTEMPTS) return postpone(db, lease);
      if (outcome !== 'done') return this.#fail(lease, FAILED[outcome]);
    } finally {
      await rm(path, { force: true });
    }
    await this.#saveFacts(lease, pages);
  }

  /** A file that holds several papers becomes as many. */
  async #saveFacts(lease: Lease, pages: readonly Page[]): Promise<void> {
    const { db } = this.#platform;
    const isWhole = lease.firstPage === 1 && lease.lastPage === null && !lease.isCutByHand;
    const firsts = isWhole ? firstPagesOf(pages) : [0];
    const own = pages.slice(0, firsts[1]);
    const facts = await factsOf(db, lease.companyId, own, {
      kind: givenKind(lease),
      add: (found) => this.#withModel(own, found),
    });
    await db.transaction(async (inside) => {
      const isEnded = await endLease(inside, lease, {
        ...facts,
        state: RECOGNIZE_STATE.read,
        failedFor: null,
      });
      if (isEnded) await cutBundle(inside, lease.id, firsts);
    });
  }

  async #withModel(pages: readonly Page[], facts: PaperFacts): Promise<PaperFacts> {
    try {
      return await askLanguageReader(this.#platform.db, pages, facts);
    } catch (fault) {
      this.#platform.log.warn({ err: fault }, 'the language reader did not answer; rules alone read the paper');
      return facts;
    }
  }

  async #fail(lease: Lease, failedFor: FailReason): Promise<void> {
    await endLease(this.#platform.db, lease, { state: RECOGNIZE_STATE.failed, failedFor });
  }

  async #progress(lease: Lease, change: { pageCount: number } | { pagesDone: number }): Promise<void> {
    await renewLease(this.#platform.db, lease, change);
    await notifyPaper(this.#platform.db, lease.id);
  }

  async #savePage(lease: Lease, { page, picture }: ReadPage, number: number): Promise<void> {
    const { db, files } = this.#platform;
    const row = { paperId: lease.id, number, page };
    if (picture === null) {
      await db.insert(paperPage).values({ ...row, pictureBlobId: null });
      return;
    }
    const rule = { fileName: 'page.webp', maxBytes: MAX_PAGE_BYTES };
    const received = await files.receive(Readable.from([picture]), rule);
    try {
      await files.preStage(db, received);
      await db.transaction(async (inside) => {
        const { id: pictureBlobId } = await files.save(inside, received);
        await inside.insert(paperPage).values({ ...row, pictureBlobId });
      });
    } finally {
      await files.discard(received);
    }
  }
}
