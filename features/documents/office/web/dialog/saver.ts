import { CallError, NO_RESPONSE } from '../../../../../platform/web/request/callError.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import { pollSave, SAVE_FLAG, SAVE_POLL } from '../../saveState.ts';
import { type OfficeOpened, saveCallback, updateDocSaveFlag } from '../../wire.ts';
import type { Unsaved, UnsavedStore } from './unsavedStore.ts';

/** After the last keystroke. */
export const WRITE_DRAFT_AFTER_MS = 800;

export type SaveStatus =
  | { status: 'clean' | 'unsaved' | 'kept' | 'saving' | 'saved' | 'timedOut' }
  | { status: 'autosaved'; at: number }
  | { status: 'refused'; text: string };

interface SaverDependencies {
  opened: OfficeOpened;
  store: UnsavedStore;
  /** changes of the editor so far */
  take: () => Promise<Unsaved | null>;
  onStatus: (status: SaveStatus) => void;
  onUploaded: () => void;
  /** Throws CallError. */
  upload: (unsaved: Unsaved) => Promise<void>;
}

export const AUTOSAVE_EVERY_MS = 60_000;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Text of the server's error; undefined: no response, retry. Rethrows anything but a `CallError`. */
function refusalText(thrown: unknown): string | undefined {
  if (!(thrown instanceof CallError)) throw thrown;
  return thrown.code === NO_RESPONSE ? undefined : thrown.message;
}

/** Keeps changes in the browser, and saves them: now and then, and on demand by the rules of documents 4.5. */
export class Saver {
  readonly #dependencies: SaverDependencies;
  #edits = 0;
  #savedEdits = 0;
  #isSaving = false;
  #draftTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(dependencies: SaverDependencies) {
    this.#dependencies = dependencies;
  }

  get hasUnsaved(): boolean {
    return this.#edits !== this.#savedEdits;
  }

  changed(): void {
    this.#edits += 1;
    if (!this.#isSaving) this.#dependencies.onStatus({ status: 'unsaved' });
    clearTimeout(this.#draftTimer);
    this.#draftTimer = setTimeout(() => void this.#writeDraft(), WRITE_DRAFT_AFTER_MS);
  }

  /** Changes of an earlier window are in the editor again. */
  restored(): void {
    this.#edits += 1;
    this.#dependencies.onStatus({ status: 'kept' });
  }

  /** Once the lock is lost: what was typed last is kept, too. */
  async writeDraftNow(): Promise<void> {
    if (!this.hasUnsaved) return;
    clearTimeout(this.#draftTimer);
    await this.#writeDraft();
  }

  stop(): void {
    clearTimeout(this.#draftTimer);
  }

  async discard(): Promise<void> {
    this.stop();
    this.#savedEdits = this.#edits;
    await this.#dependencies.store.remove();
  }

  /** Saves each minute while `isAllowed`; answers how to end it. */
  startAutosave(isAllowed: () => boolean): () => void {
    const timer = setInterval(() => {
      if (isAllowed()) void this.autosave();
    }, AUTOSAVE_EVERY_MS);
    return () => {
      clearInterval(timer);
      this.stop();
    };
  }

  async autosave(): Promise<void> {
    if (this.#isSaving || !this.hasUnsaved) return;
    const { onStatus } = this.#dependencies;
    try {
      if (await this.#uploadChanges()) onStatus({ status: 'autosaved', at: Date.now() });
    } catch (thrown) {
      const text = refusalText(thrown);
      if (text !== undefined) onStatus({ status: 'refused', text });
    }
  }

  /** True: done with, saved or timed out, after the time that the result is shown. */
  async save(): Promise<boolean> {
    if (this.#isSaving) return false;
    this.#isSaving = true;
    const { onStatus, opened } = this.#dependencies;
    onStatus({ status: 'saving' });
    try {
      const flag = await this.#uploadAndPoll();
      if (flag === SAVE_FLAG.timedOut) await this.#setFlag(flag);
      onStatus({ status: flag === SAVE_FLAG.saved ? 'saved' : 'timedOut' });
      await wait(SAVE_POLL.closeAfterMs);
      return true;
    } catch (thrown) {
      onStatus({ status: 'refused', text: refusalText(thrown) ?? opened.fileName });
      return false;
    } finally {
      this.#isSaving = false;
    }
  }

  /** Throws the refusal of a save at once; without an answer the questions go on. */
  async #uploadAndPoll() {
    await this.#setFlag(SAVE_FLAG.saving);
    const { batchNo } = this.#dependencies.opened;
    const refused = Promise.withResolvers<never>();
    this.#uploadChanges().catch((thrown: unknown) => {
      if (!(thrown instanceof CallError) || thrown.code !== NO_RESPONSE) refused.reject(thrown);
    });
    return Promise.race([pollSave(() => send(saveCallback, { batchNo }), wait), refused.promise]);
  }

  async #setFlag(saveFlag: '0' | '2'): Promise<void> {
    const { batchNo } = this.#dependencies.opened;
    await send(updateDocSaveFlag, { batchNo, saveFlag }).catch(() => undefined);
  }

  async #writeDraft(): Promise<void> {
    const { store, take, opened, onStatus } = this.#dependencies;
    const taken = this.#edits;
    const unsaved = await take();
    if (!unsaved || !this.hasUnsaved || this.#isSaving) return;
    const isWritten = await store.write({ versionNo: opened.versionNo, at: Date.now(), unsaved });
    // what was typed meanwhile is kept by the next draft
    if (!this.#isSaving && taken === this.#edits) onStatus({ status: isWritten ? 'kept' : 'unsaved' });
  }

  /** True once the server has stored them; until then they stay in the browser. */
  async #uploadChanges(): Promise<boolean> {
    const { store, take, opened, onUploaded, upload } = this.#dependencies;
    const taken = this.#edits;
    const unsaved = await take();
    if (!unsaved) return false;
    await store.write({ versionNo: opened.versionNo, at: Date.now(), unsaved });
    await upload(unsaved);
    this.#savedEdits = taken;
    if (!this.hasUnsaved) await store.remove();
    onUploaded();
    return true;
  }
}
