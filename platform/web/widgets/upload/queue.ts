import { faultOfCount, faultOfFile, type UploadFault, type UploadRule } from '../../../wire/uploadRule.ts';
import { newKey } from '../../browser/newKey.ts';
import type { UploadedFile } from '../files/uploadCalls.ts';
import { Batch, type BatchSummary } from './batch.ts';
import {
  bytesOf,
  canRetry,
  type Failure,
  fileCount,
  isPending,
  isPicture,
  isUploaded,
  mergeStored,
  nameOf,
  type PendingItem,
  storedFiles,
  type UploadedItem,
  type UploadItem,
} from './item.ts';
import type { TransferOptions } from './transferOptions.ts';

export interface QueueDependencies {
  rule: UploadRule;
  /** a file of the same name, or any file where only one fits, is replaced */
  overwrites: boolean;
  /** a field of one file: a new one takes the place of the old one, which stays on the server as it is */
  swaps: boolean;
  send: (file: File, replaces: UploadedFile | null, transfer: TransferOptions) => Promise<UploadedFile>;
  check: (file: File) => Promise<string | null>;
  confirmReplace: (old: UploadedFile, file: File) => Promise<boolean>;
  /** files of the record, on each change */
  onStored: (stored: UploadedFile[]) => void;
  onBatch: (summary: BatchSummary) => void;
  reasonOf: (thrown: unknown) => Promise<string>;
}

interface QueueState {
  items: readonly UploadItem[];
  countFault: UploadFault | null;
}

const MAX_PARALLEL = 3;

/** Upload queue of one widget, independent of rendering. */
export class UploadQueue {
  #state: QueueState = { items: [], countFault: null };
  readonly #dependencies: () => QueueDependencies;
  readonly #listeners = new Set<() => void>();
  readonly #batches = new Map<string, Batch>();
  readonly #stops = new Map<string, AbortController>();

  /** `dependencies` is a getter: they change with each render. */
  constructor(dependencies: () => QueueDependencies) {
    this.#dependencies = dependencies;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
  readonly state = (): QueueState => this.#state;

  /** Syncs with the form's value. */
  sync(stored: readonly UploadedFile[]): void {
    const items = mergeStored(this.#state.items, stored);
    if (items !== this.#state.items) this.#update({ items });
  }

  async add(files: readonly File[]): Promise<void> {
    const batch = new Batch(files, (summary) => this.#dependencies().onBatch(summary));
    this.#update({ countFault: null });
    for (const file of files) await this.#accept(file, batch);
    this.#startNext();
  }

  async replace(key: string, file: File): Promise<void> {
    const old = this.#state.items.find((item) => item.key === key);
    if (!old || !isUploaded(old)) return;
    const batch = new Batch([file], (summary) => this.#dependencies().onBatch(summary));
    const fault = faultOfFile({ name: file.name, byteCount: file.size }, this.#dependencies().rule);
    if (fault) this.#reject(file, { kind: 'rule', fault }, batch);
    else await this.#replaceAfterConfirm(old, file, batch);
    this.#startNext();
  }

  /** Cancels an upload or removes a failed item; a file to be replaced is restored. */
  dismiss(key: string): void {
    this.#stops.get(key)?.abort();
    const item = this.#pending(key);
    if (!item) return;
    if (isPending(item)) this.#takeBatch(key)?.stopped();
    this.#put(key, item.replaces ? [uploadedItem(item.replaces, null)] : []);
    this.#startNext();
  }

  retry(key: string): void {
    const item = this.#pending(key);
    if (!item || !canRetry(item)) return;
    const countFault = item.replaces ? null : this.#countFault(1);
    if (countFault) {
      this.#update({ countFault });
      return;
    }
    this.#batches.set(key, new Batch([item.file], (summary) => this.#dependencies().onBatch(summary)));
    this.#put(key, [{ ...pendingOf(item), status: 'waiting' }]);
    this.#startNext();
  }

  closeNotice(): void {
    this.#update({ countFault: null });
  }

  /** Removes a file that was deleted on the server. */
  remove(key: string): void {
    this.#put(key, []);
    this.#dependencies().onStored(storedFiles(this.#state.items));
  }

  async #accept(file: File, batch: Batch): Promise<void> {
    const { rule, overwrites, swaps } = this.#dependencies();
    if (swaps) this.#dismissFailed();
    const fault = faultOfFile({ name: file.name, byteCount: file.size }, rule);
    if (fault) return this.#reject(file, { kind: 'rule', fault }, batch);
    const [held] = swaps ? this.#state.items.filter(isUploaded) : [];
    if (held) return this.#takePlace(held, file, batch);
    const old = overwrites ? this.#oldFor(file, rule) : undefined;
    if (old) return this.#replaceAfterConfirm(old, file, batch);
    if (this.#isDuplicate(file)) return this.#reject(file, { kind: 'double' }, batch);
    const countFault = this.#countFault(1);
    if (countFault) {
      this.#update({ countFault: this.#state.countFault ?? countFault });
      return batch.failed(file, { kind: 'rule', fault: countFault });
    }
    this.#append(file, batch, { status: 'waiting' });
  }

  #countFault(coming: number): UploadFault | null {
    const { items } = this.#state;
    const there = storedFiles(items).length;
    return faultOfCount({ existing: there, added: fileCount(items) - there + coming }, this.#dependencies().rule);
  }

  #oldFor(file: File, rule: UploadRule): UploadedItem | undefined {
    const uploaded = this.#state.items.filter(isUploaded);
    return rule.maxFiles === 1 ? uploaded[0] : uploaded.find((item) => nameOf(item) === file.name);
  }

  #isDuplicate(file: File): boolean {
    return this.#state.items.some(
      (item) => item.status !== 'failed' && nameOf(item) === file.name && bytesOf(item) === file.size,
    );
  }

  async #replaceAfterConfirm(old: UploadedItem, file: File, batch: Batch): Promise<void> {
    if (!(await this.#dependencies().confirmReplace(old.resource, file))) return batch.stopped();
    // the old file may have changed or gone during the confirmation
    const now = this.#state.items.filter(isUploaded).find((item) => item.key === old.key);
    if (!now) return this.#append(file, batch, { status: 'waiting' });
    this.#takePlace(now, file, batch);
  }

  #takePlace(old: UploadedItem, file: File, batch: Batch): void {
    const key = newKey();
    this.#batches.set(key, batch);
    this.#put(old.key, [{ key, file, preview: previewOf(file), replaces: old.resource, status: 'waiting' }]);
  }

  #dismissFailed(): void {
    for (const { key, status } of this.#state.items) if (status === 'failed') this.dismiss(key);
  }

  #reject(file: File, failure: Failure, batch: Batch): void {
    this.#append(file, batch, { status: 'failed', failure });
  }

  #append(file: File, batch: Batch, state: { status: 'waiting' } | { status: 'failed'; failure: Failure }): void {
    const item = { key: newKey(), file, preview: previewOf(file), replaces: null, ...state };
    this.#update({ items: [...this.#state.items, item] });
    if (state.status === 'failed') batch.failed(file, state.failure);
    else this.#batches.set(item.key, batch);
  }

  #startNext(): void {
    const { items } = this.#state;
    const free = MAX_PARALLEL - items.filter(({ status }) => status === 'uploading').length;
    for (const item of items.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, free)))
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
      const reason = await this.#dependencies().check(file);
      if (reason !== null) return this.#fail(key, { kind: 'check', reason: reason });
      const resource = await this.#dependencies().send(file, replaces, { signal, onPercent });
      if (signal.aborted) return;
      this.#put(key, [uploadedItem(resource, preview, key)]);
      this.#dependencies().onStored(storedFiles(this.#state.items));
      this.#takeBatch(key)?.succeeded({ file, resource, ...(replaces && { isReplacement: true }) });
    } catch (thrown) {
      if (signal.aborted) return;
      this.#fail(key, { kind: 'server', reason: await this.#dependencies().reasonOf(thrown) });
    } finally {
      this.#stops.delete(key);
      this.#startNext();
    }
  }

  #fail(key: string, failure: Failure): void {
    const item = this.#pending(key);
    if (!item) return;
    this.#put(key, [{ ...pendingOf(item), status: 'failed', failure }]);
    this.#takeBatch(key)?.failed(item.file, failure);
  }

  #advance(key: string, percent: number): void {
    const item = this.#pending(key);
    if (item?.status === 'uploading' && item.percent !== percent) this.#put(key, [{ ...item, percent }]);
  }

  #pending(key: string): PendingItem | undefined {
    const item = this.#state.items.find((one) => one.key === key);
    return item && !isUploaded(item) ? item : undefined;
  }

  #takeBatch(key: string): Batch | undefined {
    const batch = this.#batches.get(key);
    this.#batches.delete(key);
    return batch;
  }

  #put(key: string, items: readonly UploadItem[]): void {
    this.#update({ items: this.#state.items.flatMap((item) => (item.key === key ? items : [item])) });
  }

  #update(change: Partial<QueueState>): void {
    const before = this.#state.items;
    this.#state = { ...this.#state, ...change };
    const shown = new Set(this.#state.items.map(({ preview }) => preview));
    for (const { preview } of before) if (preview !== null && !shown.has(preview)) URL.revokeObjectURL(preview);
    for (const listener of this.#listeners) listener();
  }
}

const previewOf = (file: File) => (isPicture(file) ? URL.createObjectURL(file) : null);

const pendingOf = ({ key, file, preview, replaces }: PendingItem) => ({ key, file, preview, replaces });

function uploadedItem(resource: UploadedFile, preview: string | null, key = newKey()): UploadedItem {
  return { key, status: 'uploaded', resource, preview };
}
