import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, stat, statfs } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server, type Upload } from '@tus/server';
import { CODE } from '../../../wire/envelope.ts';
import type { Language } from '../../../wire/language.ts';
import { MOST_BYTES_IN_PARTS } from '../../../wire/parts.ts';
import type { Who } from '../../../wire/who.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuse, texts } from '../../texts/texts.ts';
import type { ReceivedFile } from '../receivedFile.ts';
import type { Staging } from '../staging.ts';
import { AppendingStore } from './appendingStore.ts';

/** Expiry of an unfinished upload. */
export const PARTS_KEPT_MS = 7 * 24 * 3_600_000;
/** Quota of unfinished uploads of one user. */
const MOST_OPEN = 20;
const MOST_OPEN_BYTES = 5 * MOST_BYTES_IN_PARTS;
/** Wait for a hanging request on the same upload. */
const LET_GO_WITHIN_MS = 200;

/** Sender of an upload request, and the language of error texts. */
export interface PartsSender {
  who: Who;
  language: Language;
}

/** Throws UserError if the quota does not allow `byteCount` more. */
export type AskForRoom = (who: Who, byteCount: number) => Promise<void>;

/** Resumable uploads (tus 1.0). Ids begin with the owner's account id. */
export class PartsDesk {
  readonly #folder: string;
  readonly #staging: Staging;
  readonly #store: AppendingStore;
  readonly #tus: Server;
  readonly #sender = new AsyncLocalStorage<PartsSender>();
  #askForRoom: AskForRoom = async () => undefined;

  private constructor(folder: string, staging: Staging, path: string) {
    this.#folder = folder;
    this.#staging = staging;
    this.#store = new AppendingStore({
      directory: folder,
      expirationPeriodInMilliseconds: PARTS_KEPT_MS,
    });
    this.#tus = new Server({
      path,
      datastore: this.#store,
      maxSize: MOST_BYTES_IN_PARTS,
      relativeLocation: true,
      // same origin only
      allowedOrigins: () => false,
      lockDrainTimeout: LET_GO_WITHIN_MS,
      namingFunction: () => `${this.#asking().who.accountId}-${randomUUID()}`,
      onUploadCreate: (_request, upload) => this.#refuseTooMuch(upload),
    });
  }

  /** `path`: URL path of the uploads. */
  static async open(folder: string, staging: Staging, path: string): Promise<PartsDesk> {
    await mkdir(folder, { recursive: true });
    return new PartsDesk(folder, staging, path);
  }

  /** Quota check before an upload is created; unfinished uploads count. */
  askBefore(askForRoom: AskForRoom): void {
    this.#askForRoom = askForRoom;
  }

  /** Another user's upload does not exist for this one. */
  isOwn(uploadId: string, accountId: number): boolean {
    return /^\d+-[\da-f-]{36}$/.test(uploadId) && uploadId.startsWith(`${accountId}-`);
  }

  /** Handles a tus request; the caller has checked that the upload is the sender's. */
  async answer(request: IncomingMessage, response: ServerResponse, sender: PartsSender): Promise<void> {
    await this.#sender.run(sender, () => this.#tus.handle(request, response));
  }

  /** Receives a completed upload; it stays until `discard`, for a retry. */
  async take(uploadId: string, accountId: number): Promise<ReceivedFile> {
    if (!this.isOwn(uploadId, accountId)) throw refuse((t) => t.absent, CODE.absent);
    const upload = await this.#store.getUpload(uploadId).catch(() => null);
    if (!upload) throw refuse((t) => t.absent, CODE.absent);
    const { size: byteCount, offset, metadata } = upload;
    if (byteCount === undefined || offset !== byteCount) throw refuse.forNow((t) => t.store.notWhole);
    const fileName = metadata?.filename ?? '';
    const file = await this.#staging.takeOver(this.#store.placeOf(uploadId), {
      fileName,
      byteCount,
      sha256: this.#store.hashOf(uploadId, byteCount),
    });
    // another process may have appended during the inspection
    const present = await stat(file.path);
    if (present.size === byteCount) return file;
    await this.#staging.discard(file);
    throw refuse.forNow((t) => t.store.notWhole);
  }

  async forget(uploadId: string, accountId: number): Promise<void> {
    if (this.isOwn(uploadId, accountId)) await this.#store.remove(uploadId).catch(() => undefined);
  }

  async #refuseTooMuch({ size = MOST_BYTES_IN_PARTS }: Upload): Promise<{ metadata?: Upload['metadata'] }> {
    const { who, language } = this.#asking();
    const open = await this.#openOf(who.accountId);
    const coming = open.reduce((sum, bytes) => sum + bytes, size);
    if (open.length >= MOST_OPEN || coming > MOST_OPEN_BYTES)
      throw problem(429, texts[language].store.manyParts);
    const { bavail, bsize } = await statfs(this.#folder);
    if (size > bavail * bsize) throw problem(507, texts[language].store.noRoom);
    try {
      await this.#askForRoom(who, coming);
    } catch (thrown) {
      throw thrown instanceof Refusal ? problem(507, thrown.say(language)) : thrown;
    }
    return {};
  }

  /** Announced sizes of a user's unfinished uploads; unannounced ones count as the maximum. */
  async #openOf(accountId: number): Promise<number[]> {
    const present = await readdir(this.#folder);
    const own = present.filter((name) => name.startsWith(`${accountId}-`) && !name.endsWith('.json'));
    const uploads = await Promise.all(own.map((id) => this.#store.getUpload(id).catch(() => null)));
    return uploads.flatMap((upload) => (upload ? [upload.size ?? MOST_BYTES_IN_PARTS] : []));
  }

  #asking(): PartsSender {
    const sender = this.#sender.getStore();
    if (!sender) throw new Error('Parts from nobody');
    return sender;
  }
}

/** Error in the shape that the tus server expects. */
function problem(status: number, msg: string): { status_code: number; body: string } {
  return { status_code: status, body: JSON.stringify({ code: CODE.refused, msg }) };
}
