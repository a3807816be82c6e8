import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, stat, statfs } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server, type Upload } from '@tus/server';
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
/** Quota of unfinished uploads of one user. */
const MAX_OPEN = 20;
const MAX_OPEN_BYTES = 5 * MAX_RESUMABLE_UPLOAD_BYTES;
/** Wait for a hanging request on the same upload. */
const LOCK_DRAIN_MS = 200;

/** Sender of an upload request, and the language of error texts. */
export interface UploadContext {
  user: CurrentUser;
  language: Language;
}

interface RequestContext extends UploadContext {
  /** in `#creating` until the request ends */
  reservedId: string | null;
}

/** Throws UserError if the quota does not allow `byteCount` more. */
export type QuotaCheck = (user: CurrentUser, byteCount: number) => Promise<void>;

/** Resumable uploads (tus 1.0). Ids begin with the owner's account id. */
export class ResumableUploads {
  readonly #folder: string;
  readonly #staging: Staging;
  readonly #store: AppendOnlyStore;
  readonly #tus: Server;
  readonly #context = new AsyncLocalStorage<RequestContext>();
  /** uploads being created, in order, by id: announced bytes. Checks at the same moment see each other. */
  readonly #creating = new Map<string, number>();
  #checkQuota: QuotaCheck = async () => undefined;

  private constructor(folder: string, staging: Staging, path: string) {
    this.#folder = folder;
    this.#staging = staging;
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
      onUploadCreate: (_request, upload) => this.#reserve(upload),
    });
  }

  /** `path`: URL path of the uploads. */
  static async open(folder: string, staging: Staging, path: string): Promise<ResumableUploads> {
    await mkdir(folder, { recursive: true });
    return new ResumableUploads(folder, staging, path);
  }

  /** Quota check before an upload is created; unfinished uploads count. */
  setQuotaCheck(checkQuota: QuotaCheck): void {
    this.#checkQuota = checkQuota;
  }

  /** Another user's upload does not exist for this one. */
  isOwn(uploadId: string, accountId: number): boolean {
    return /^\d+-[\da-f-]{36}$/.test(uploadId) && uploadId.startsWith(`${accountId}-`);
  }

  /** Handles a tus request; the caller has checked that the upload is the sender's. */
  async handle(request: IncomingMessage, response: ServerResponse, sender: UploadContext): Promise<void> {
    const context = { ...sender, reservedId: null };
    try {
      await this.#context.run(context, () => this.#tus.handle(request, response));
    } finally {
      this.#release(context);
    }
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

  async #reserve({
    id,
    size = MAX_RESUMABLE_UPLOAD_BYTES,
  }: Upload): Promise<{ metadata?: Upload['metadata'] }> {
    const context = this.#currentContext();
    const earlier = new Map(this.#creating);
    this.#creating.set(id, size);
    context.reservedId = id;
    try {
      await this.#assertUploadQuota(size, earlier);
    } catch (thrown) {
      this.#release(context);
      throw thrown;
    }
    return {};
  }

  #release(context: RequestContext): void {
    if (context.reservedId !== null) this.#creating.delete(context.reservedId);
    context.reservedId = null;
  }

  async #assertUploadQuota(size: number, creating: ReadonlyMap<string, number>): Promise<void> {
    const { user, language } = this.#currentContext();
    const open = await this.#openUploadsOf(user.accountId, creating);
    const announcedBytes = open.reduce((sum, bytes) => sum + bytes, size);
    if (open.length >= MAX_OPEN || announcedBytes > MAX_OPEN_BYTES)
      throw httpError(429, texts[language].store.manyParts);
    const { bavail, bsize } = await statfs(this.#folder);
    if (size > bavail * bsize) throw httpError(507, texts[language].store.noRoom);
    try {
      await this.#checkQuota(user, announcedBytes);
    } catch (thrown) {
      throw thrown instanceof UserError ? httpError(507, thrown.textIn(language)) : thrown;
    }
  }

  /** Announced sizes of a user's unfinished uploads; unannounced ones count as the maximum. */
  async #openUploadsOf(accountId: number, creating: ReadonlyMap<string, number>): Promise<number[]> {
    const isOwn = (name: string) => name.startsWith(`${accountId}-`) && !name.endsWith('.json');
    const reserved = [...creating].filter(([id]) => isOwn(id)).map(([, bytes]) => bytes);
    const present = await readdir(this.#folder);
    const own = present.filter((name) => isOwn(name) && !this.#creating.has(name) && !creating.has(name));
    const uploads = await Promise.all(own.map((id) => this.#store.getUpload(id).catch(() => null)));
    const stored = uploads.flatMap((upload) => (upload ? [upload.size ?? MAX_RESUMABLE_UPLOAD_BYTES] : []));
    return [...reserved, ...stored];
  }

  #currentContext(): RequestContext {
    const sender = this.#context.getStore();
    if (!sender) throw new Error('Parts from nobody');
    return sender;
  }
}

/** Error in the shape that the tus server expects. */
function httpError(status: number, msg: string): { status_code: number; body: string } {
  return { status_code: status, body: JSON.stringify({ code: CODE.refused, msg }) };
}
