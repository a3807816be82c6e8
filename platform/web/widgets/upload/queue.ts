import { faultOfCount, faultOfFile, type UploadFault, type UploadRule } from '../../../wire/uploadRule.ts';
import { newKey } from '../../browser/newKey.ts';
import { Batch, type BatchSummary } from './batch.ts';
import {
  agreeWith,
  bytesOf,
  countOf,
  type Failure,
  heldOf,
  isPicture,
  isUnderway,
  isUploaded,
  mayRetry,
  nameOf,
  type PendingItem,
  type UploadedItem,
  type UploadItem,
} from './item.ts';
import type { Journey } from './journey.ts';
import type { UploadedFile } from './uploadCalls.ts';

export interface QueueMeans {
  rule: UploadRule;
  /** a file of the same name, or any file where only one fits, is replaced */
  overwrites: boolean;
  send: (file: File, replaces: UploadedFile | null, journey: Journey) => Promise<UploadedFile>;
  check: (file: File) => Promise<string | null>;
  confirmReplace: (old: UploadedFile, file: File) => Promise<boolean>;
  /** files of the record, on each change */
  onHeld: (held: UploadedFile[]) => void;
  onBatch: (summary: BatchSummary) => void;
  reasonOf: (thrown: unknown) => Promise<string>;
}

export interface QueueState {
  items: readonly UploadItem[];
  countFault: UploadFault | null;
}

const MOST_AT_ONCE = 3;

/** Upload queue of one widget, independent of rendering. */
export class UploadQueue {
  #state: QueueState = { items: [], countFault: null };
  readonly #means: () => QueueMeans;
  readonly #listeners = new Set<() => void>();
  readonly #batches = new Map<string, Batch>();
  readonly #stops = new Map<string, AbortController>();

  /** `dependencies` is a getter: they change with each render. */
  constructor(means: () => QueueMeans) {
    this.#means = means;
  }

  readonly subscribe = (tell: () => void): (() => void) => {
    this.#listeners.add(tell);
    return () => {
      this.#listeners.delete(tell);
    };
  };
  readonly state = (): QueueState => this.#state;

  /** Syncs with the form's value. */
  agree(held: readonly UploadedFile[]): void {
    const items = agreeWith(this.#state.items, held);
    if (items !== this.#state.items) this.#show({ items });
  }

  async add(files: readonly File[]): Promise<void> {
    const batch = new Batch(files, (summary) => this.#means().onBatch(summary));
    this.#show({ countFault: null });
    for (const file of files) await this.#take(file, batch);
    this.#startNext();
  }

  async replace(key: string, file: File): Promise<void> {
    const old = this.#state.items.find((item) => item.key === key);
    if (!old || !isUploaded(old)) return;
    const batch = new Batch([file], (summary) => this.#means().onBatch(summary));
    const fault = faultOfFile({ name: file.name, byteCount: file.size }, this.#means().rule);
    if (fault) this.#refuse(file, { kind: 'rule', fault }, batch);
    else await this.#replaceAfterAsking(old, file, batch);
    this.#startNext();
  }

  /** Cancels an upload or removes a failed item; a file to be replaced is restored. */
  dismiss(key: string): void {
    this.#stops.get(key)?.abort();
    const item = this.#pending(key);
    if (!item) return;
    if (isUnderway(item)) this.#settled(key)?.stopped();
    this.#put(key, item.replaces ? [uploadedItem(item.replaces, null)] : []);
    this.#startNext();
  }

  retry(key: string): void {
    const item = this.#pending(key);
    if (!item || !mayRetry(item)) return;
    const countFault = item.replaces ? null : this.#countFault(1);
    if (countFault) {
      this.#show({ countFault });
      return;
    }
    this.#batches.set(key, new Batch([item.file], (summary) => this.#means().onBatch(summary)));
    this.#put(key, [{ ...pendingOf(item), status: 'waiting' }]);
    this.#startNext();
  }

  closeNotice(): void {
    this.#show({ countFault: null });
  }

  /** Removes a file that was deleted on the server. */
  drop(key: string): void {
    this.#put(key, []);
    this.#means().onHeld(heldOf(this.#state.items));
  }

  async #take(file: File, batch: Batch): Promise<void> {
    const { rule, overwrites } = this.#means();
    const fault = faultOfFile({ name: file.name, byteCount: file.size }, rule);
    if (fault) return this.#refuse(file, { kind: 'rule', fault }, batch);
    const old = overwrites ? this.#oldFor(file, rule) : undefined;
    if (old) return this.#replaceAfterAsking(old, file, batch);
    if (this.#hasAlready(file)) return this.#refuse(file, { kind: 'double' }, batch);
    const countFault = this.#countFault(1);
    if (countFault) {
      this.#show({ countFault: this.#state.countFault ?? countFault });
      return batch.failed(file, { kind: 'rule', fault: countFault });
    }
    this.#append(file, batch, { status: 'waiting' });
  }

  #countFault(coming: number): UploadFault | null {
    const { items } = this.#state;
    const there = heldOf(items).length;
    return faultOfCount({ there, coming: countOf(items) - there + coming }, this.#means().rule);
  }

  #oldFor(file: File, rule: UploadRule): UploadedItem | undefined {
    const uploaded = this.#state.items.filter(isUploaded);
    return rule.mostFiles === 1 ? uploaded[0] : uploaded.find((item) => nameOf(item) === file.name);
  }

  #hasAlready(file: File): boolean {
    return this.#state.items.some(
      (item) => item.status !== 'failed' && nameOf(item) === file.name && bytesOf(item) === file.size,
    );
  }

  async #replaceAfterAsking(old: UploadedItem, file: File, batch: Batch): Promise<void> {
    if (!(await this.#means().confirmReplace(old.resource, file))) return batch.stopped();
    // the old file may have changed or gone during the confirmation
    const now = this.#state.items.filter(isUploaded).find((item) => item.key === old.key);
    if (!now) return this.#append(file, batch, { status: 'waiting' });
    const key = newKey();
    this.#batches.set(key, batch);
    const preview = previewOf(file);
    this.#put(now.key, [{ key, file, preview, replaces: now.resource, status: 'waiting' }]);
  }

  #refuse(file: File, failure: Failure, batch: Batch): void {
    this.#append(file, batch, { status: 'failed', failure });
  }

  #append(
    file: File,
    batch: Batch,
    standing: { status: 'waiting' } | { status: 'failed'; failure: Failure },
  ): void {
    const item = { key: newKey(), file, preview: previewOf(file), replaces: null, ...standing };
    this.#show({ items: [...this.#state.items, item] });
    if (standing.status === 'failed') batch.failed(file, standing.failure);
    else this.#batches.set(item.key, batch);
  }

  #startNext(): void {
    const { items } = this.#state;
    const room = MOST_AT_ONCE - items.filter(({ status }) => status === 'uploading').length;
    for (const item of items.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, room)))
      if (!isUploaded(item)) void this.#send(item);
  }

  async #send(item: PendingItem): Promise<void> {
    const { key, file, preview, replaces } = item;
    const stop = new AbortController();
    const { signal } = stop;
    this.#stops.set(key, stop);
    const onPercent = (percent: number) => this.#advance(key, percent);
    this.#put(key, [{ ...pendingOf(item), status: 'uploading', percent: 0 }]);
    try {
      const wrong = await this.#means().check(file);
      if (wrong !== null) return this.#fail(key, { kind: 'check', reason: wrong });
      const resource = await this.#means().send(file, replaces, { signal, onPercent });
      if (signal.aborted) return;
      this.#put(key, [uploadedItem(resource, preview, key)]);
      this.#means().onHeld(heldOf(this.#state.items));
      this.#settled(key)?.succeeded(file, resource);
    } catch (thrown) {
      if (signal.aborted) return;
      this.#fail(key, { kind: 'server', reason: await this.#means().reasonOf(thrown) });
    } finally {
      this.#stops.delete(key);
      this.#startNext();
    }
  }

  #fail(key: string, failure: Failure): void {
    const item = this.#pending(key);
    if (!item) return;
    this.#put(key, [{ ...pendingOf(item), status: 'failed', failure }]);
    this.#settled(key)?.failed(item.file, failure);
  }

  #advance(key: string, percent: number): void {
    const item = this.#pending(key);
    if (item?.status === 'uploading' && item.percent !== percent) this.#put(key, [{ ...item, percent }]);
  }

  #pending(key: string): PendingItem | undefined {
    const item = this.#state.items.find((one) => one.key === key);
    return item && !isUploaded(item) ? item : undefined;
  }

  #settled(key: string): Batch | undefined {
    const batch = this.#batches.get(key);
    this.#batches.delete(key);
    return batch;
  }

  #put(key: string, items: readonly UploadItem[]): void {
    this.#show({ items: this.#state.items.flatMap((item) => (item.key === key ? items : [item])) });
  }

  #show(change: Partial<QueueState>): void {
    const before = this.#state.items;
    this.#state = { ...this.#state, ...change };
    const shown = new Set(this.#state.items.map(({ preview }) => preview));
    for (const { preview } of before)
      if (preview !== null && !shown.has(preview)) URL.revokeObjectURL(preview);
    for (const tell of this.#listeners) tell();
  }
}

const previewOf = (file: File) => (isPicture(file) ? URL.createObjectURL(file) : null);

const pendingOf = ({ key, file, preview, replaces }: PendingItem) => ({ key, file, preview, replaces });

function uploadedItem(resource: UploadedFile, preview: string | null, key = newKey()): UploadedItem {
  return { key, status: 'uploaded', resource, preview };
}
