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

/** How long somebody may take until the last part is there. */
export const PARTS_KEPT_MS = 7 * 24 * 3_600_000;
/** Uploads of one person that are neither finished nor given up. */
const MOST_OPEN = 20;
/** What they may come to, as announced. */
const MOST_OPEN_BYTES = 5 * MOST_BYTES_IN_PARTS;
/** A request for the same upload waits so long for one that hangs. */
const LET_GO_WITHIN_MS = 200;

/** Who sends parts, and in which language they are told what is wrong. */
export interface PartsSender {
  who: Who;
  language: Language;
}

/** Whether somebody has room for so many bytes more; throws a Refusal where there is none. */
export type AskForRoom = (who: Who, byteCount: number) => Promise<void>;

/** Big files on their way in, part by part (tus 1.0). An upload is known by an id that begins with its person's. */
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
      // pages of ours alone
      allowedOrigins: () => false,
      lockDrainTimeout: LET_GO_WITHIN_MS,
      namingFunction: () => `${this.#asking().who.accountId}-${randomUUID()}`,
      onUploadCreate: (_request, upload) => this.#refuseTooMuch(upload),
    });
  }

  /** `path` is where the parts are sent to. */
  static async open(folder: string, staging: Staging, path: string): Promise<PartsDesk> {
    await mkdir(folder, { recursive: true });
    return new PartsDesk(folder, staging, path);
  }

  /** Has somebody asked before an upload begins, who knows of the person's room; their unfinished uploads count. */
  askBefore(askForRoom: AskForRoom): void {
    this.#askForRoom = askForRoom;
  }

  /** Whether an upload of this id would be this person's; anybody else's does not exist for them. */
  isOwn(uploadId: string, accountId: number): boolean {
    return /^\d+-[\da-f-]{36}$/.test(uploadId) && uploadId.startsWith(`${accountId}-`);
  }

  /** Answers one request of the protocol; the caller has seen to it that the upload is the sender's own. */
  async answer(request: IncomingMessage, response: ServerResponse, sender: PartsSender): Promise<void> {
    await this.#sender.run(sender, () => this.#tus.handle(request, response));
  }

  /** A whole upload as a received file. It stays here until `forget`, so that a failed try can be made again. */
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
    // another process may have added to it while it was looked into
    const present = await stat(file.path);
    if (present.size === byteCount) return file;
    await this.#staging.discard(file);
    throw refuse.forNow((t) => t.store.notWhole);
  }

  /** Harmless when it is gone. */
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

  /** How big the uploads of a person will be that are on their way; one that does not say may be as big as any. */
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

/** What the protocol's server takes for an error answer. */
function problem(status: number, msg: string): { status_code: number; body: string } {
  return { status_code: status, body: JSON.stringify({ code: CODE.refused, msg }) };
}
