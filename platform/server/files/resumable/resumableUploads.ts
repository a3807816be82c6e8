import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, stat, statfs } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server, type Upload } from '@tus/server';
import { FairQueue } from '../../../../libs/concurrency/fairQueue.ts';
import { isDiskFull } from '../../../../libs/disk/diskErrors.ts';
import { AppendOnlyStore } from '../../../../libs/resumable/appendOnlyStore.ts';
import type { CurrentUser } from '../../../wire/currentUser.ts';
import { CODE } from '../../../wire/envelope.ts';
import type { Language } from '../../../wire/language.ts';
import { MAX_RESUMABLE_UPLOAD_BYTES } from '../../../wire/resumableUploads.ts';
import { texts, userError } from '../../texts/texts.ts';
import { UserError } from '../../texts/userError.ts';
import type { ReceivedFile } from '../receivedFile.ts';
import type { Staging } from '../staging.ts';

/** Expiry of an unfinished upload. */
export const UPLOAD_LIFETIME_MS = 7 * 24 * 3_600_000;
/** Quota of unfinished uploads of one user, and of all in the folder. */
const MAX_OPEN = 20;
const MAX_OPEN_IN_ALL = 2_000;
const MAX_OPEN_BYTES = 5 * MAX_RESUMABLE_UPLOAD_BYTES;
/** Openings of one company that wait for their turn. */
const MAX_WAITING = 100;
/** Wait for a hanging request on the same upload. */
const LOCK_DRAIN_MS = 200;

/** Sender of an upload request, and the language of error texts. */
interface UploadContext {
  user: CurrentUser;
  language: Language;
}

/** Throws UserError if the quota does not allow `byteCount` more. */
type QuotaCheck = (byteCount: number) => Promise<void>;

/** Runs `open` while no other process opens an upload of the same company. */
type OpenExclusively = (user: CurrentUser, open: (checkQuota: QuotaCheck) => Promise<void>) => Promise<void>;

interface Dependencies {
  staging: Staging;
  /** URL path of the uploads */
  path: string;
  /** an upload was refused because the disk is full */
  onDiskFull(fault: unknown): void;
}

/** Resumable uploads (tus 1.0). Ids begin with the owner's account id. */
export class ResumableUploads {
  readonly #folder: string;
  readonly #staging: Staging;
  readonly #onDiskFull: Dependencies['onDiskFull'];
  readonly #store: AppendOnlyStore;
  readonly #tus: Server;
  readonly #context = new AsyncLocalStorage<UploadContext>();
  readonly #openings = new FairQueue(MAX_WAITING, () => this.#refusal(429, 'manyParts'));
  #openExclusively: OpenExclusively = (_user, open) => open(async () => undefined);

  private constructor(folder: string, { staging, path, onDiskFull }: Dependencies) {
    this.#folder = folder;
    this.#staging = staging;
    this.#onDiskFull = onDiskFull;
    this.#store = new AppendOnlyStore({
      directory: folder,
      expirationPeriodInMilliseconds: UPLOAD_LIFETIME_MS,
    });
    this.#tus = new Server({
      path,
      datastore: this.#store,
      maxSize: MAX_RESUMABLE_UPLOAD_BYTES,
      relativeLocation: true,
      // same origin only
      allowedOrigins: () => false,
      lockDrainTimeout: LOCK_DRAIN_MS,
      namingFunction: () => `${this.#currentContext().user.accountId}-${randomUUID()}`,
      onUploadCreate: (_request, upload) => this.#open(upload),
      onResponseError: (_request, fault) => this.#explain(fault),
    });
  }

  static async open(folder: string, dependencies: Dependencies): Promise<ResumableUploads> {
    await mkdir(folder, { recursive: true });
    return new ResumableUploads(folder, dependencies);
  }

  /** Quota check before an upload is created, one at a time per company; unfinished uploads count. */
  setOpenExclusively(openExclusively: OpenExclusively): void {
    this.#openExclusively = openExclusively;
  }

  /** Another user's upload does not exist for this one. */
  isOwn(uploadId: string, accountId: number): boolean {
    return /^\d+-[\da-f-]{36}$/.test(uploadId) && uploadId.startsWith(`${accountId}-`);
  }

  /** Handles a tus request; the caller has checked that the upload is the sender's. */
  async handle(request: IncomingMessage, response: ServerResponse, sender: UploadContext): Promise<void> {
    await this.#context.run(sender, () => this.#tus.handle(request, response));
  }

  /** Receives a completed upload; it stays until `discard`, for a retry. */
  async receive(uploadId: string, accountId: number): Promise<ReceivedFile> {
    if (!this.isOwn(uploadId, accountId)) throw userError((t) => t.absent, CODE.absent);
    const upload = await this.#store.getUpload(uploadId).catch(() => null);
    if (!upload) throw userError((t) => t.absent, CODE.absent);
    const { size: byteCount, offset, metadata } = upload;
    if (byteCount === undefined || offset !== byteCount) throw userError.retryable((t) => t.store.notWhole);
    const fileName = metadata?.filename ?? '';
    const file = await this.#staging.receiveLocal(this.#store.pathOf(uploadId), {
      fileName,
      byteCount,
      sha256: this.#store.hashOf(uploadId, byteCount),
    });
    // another process may have appended during the inspection
    const present = await stat(file.path);
    if (present.size === byteCount) return file;
    await this.#staging.discard(file);
    throw userError.retryable((t) => t.store.notWhole);
  }

  async discard(uploadId: string, accountId: number): Promise<void> {
    if (this.isOwn(uploadId, accountId)) await this.#store.remove(uploadId).catch(() => undefined);
  }

  /** The file is made under the lock of the company, so that the next opening counts it. */
  async #open(upload: Upload): Promise<{ metadata?: Upload['metadata'] }> {
    const { user } = this.#currentContext();
    await this.#openings.run(`${user.companyId ?? `account ${user.accountId}`}`, () =>
      this.#openExclusively(user, async (checkQuota) => {
        await this.#assertUploadQuota(upload.size ?? MAX_RESUMABLE_UPLOAD_BYTES, checkQuota);
        await this.#store.create(upload);
      }),
    );
    return {};
  }

  async #assertUploadQuota(size: number, checkQuota: QuotaCheck): Promise<void> {
    const { user, language } = this.#currentContext();
    const present = (await readdir(this.#folder)).filter((name) => !name.endsWith('.json'));
    if (present.length >= MAX_OPEN_IN_ALL) throw this.#refusal(503, 'busy');
    const own = present.filter((name) => this.isOwn(name, user.accountId));
    const announcedBytes = await this.#announcedBytes(own);
    if (own.length >= MAX_OPEN || announcedBytes + size > MAX_OPEN_BYTES) throw this.#refusal(429, 'manyParts');
    const { bavail, bsize } = await statfs(this.#folder);
    if (size > bavail * bsize) {
      this.#onDiskFull(new Error(`${size} bytes are more than the disk has left`));
      throw this.#refusal(507, 'noRoom');
    }
    try {
      await checkQuota(announcedBytes + size);
    } catch (thrown) {
      throw thrown instanceof UserError ? new UploadRefusal(507, thrown.textIn(language)) : thrown;
    }
  }

  /** Unannounced sizes count as the maximum. */
  async #announcedBytes(ids: readonly string[]): Promise<number> {
    const uploads = await Promise.all(ids.map((id) => this.#store.getUpload(id).catch(() => null)));
    const sizes = uploads.map((upload) => (upload ? (upload.size ?? MAX_RESUMABLE_UPLOAD_BYTES) : 0));
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
  }

  #refusal(status: number, key: 'manyParts' | 'noRoom' | 'busy'): UploadRefusal {
    const t = texts[this.#currentContext().language];
    return new UploadRefusal(status, key === 'busy' ? t.busy : t.store[key]);
  }

  /** Words for a full disk; undefined: the error explains itself. */
  #explain(fault: unknown): UploadRefusal | undefined {
    if (!isDiskFull(fault)) return undefined;
    this.#onDiskFull(fault);
    return this.#refusal(507, 'noRoom');
  }

  #currentContext(): UploadContext {
    const sender = this.#context.getStore();
    if (!sender) throw new Error('Parts from nobody');
    return sender;
  }
}

/** In the shape that the tus server expects. */
class UploadRefusal extends Error {
  readonly status_code: number;
  readonly body: string;

  constructor(status: number, msg: string) {
    super(msg);
    this.status_code = status;
    this.body = JSON.stringify({ code: CODE.refused, msg });
  }
}
