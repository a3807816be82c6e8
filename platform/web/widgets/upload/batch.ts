import type { UploadFault } from '../../../wire/uploadRule.ts';
import type { Failure } from './item.ts';
import type { UploadedFile } from './uploadCalls.ts';

/** A file that came to nothing, and why. */
export interface FailedFile {
  file: File;
  failure: Failure;
}

/** What became of the files that were chosen, dropped or pasted together (documents 4.3). Stopped ones are in `all` alone. */
export interface BatchSummary {
  all: readonly File[];
  success: readonly { file: File; resource: UploadedFile }[];
  /** refused by the server or a check, lost on the way, chosen twice, too many */
  error: readonly FailedFile[];
  /** exe, lnk */
  disabledType: readonly FailedFile[];
  wrongType: readonly FailedFile[];
  /** empty or too big */
  wrongSize: readonly FailedFile[];
  wrongName: readonly FailedFile[];
}

type FailureList = Exclude<keyof BatchSummary, 'all' | 'success'>;

const LISTS: Readonly<Record<UploadFault['key'], FailureList>> = {
  executable: 'disabledType',
  disabled: 'disabledType',
  wrongType: 'wrongType',
  imageFormat: 'wrongType',
  empty: 'wrongSize',
  tooBig: 'wrongSize',
  nameTooLong: 'wrongName',
  tooMany: 'error',
  limitReached: 'error',
  none: 'error',
};

const listOf = (failure: Failure): FailureList =>
  failure.kind === 'rule' ? LISTS[failure.fault.key] : 'error';

/** Hears what becomes of each file of a batch, and tells all of it once the last one is settled. */
export class Batch {
  readonly #all: readonly File[];
  readonly #success: { file: File; resource: UploadedFile }[] = [];
  readonly #failed: FailedFile[] = [];
  readonly #tell: (summary: BatchSummary) => void;
  #open: number;

  constructor(all: readonly File[], tell: (summary: BatchSummary) => void) {
    this.#all = all;
    this.#open = all.length;
    this.#tell = tell;
  }

  succeeded(file: File, resource: UploadedFile): void {
    this.#success.push({ file, resource });
    this.#settle();
  }

  failed(file: File, failure: Failure): void {
    this.#failed.push({ file, failure });
    this.#settle();
  }

  /** The person stopped it, or declined to overwrite. */
  stopped(): void {
    this.#settle();
  }

  #settle(): void {
    this.#open -= 1;
    if (this.#open > 0) return;
    const failedIn = (list: FailureList) => this.#failed.filter(({ failure }) => listOf(failure) === list);
    this.#tell({
      all: this.#all,
      success: this.#success,
      error: failedIn('error'),
      disabledType: failedIn('disabledType'),
      wrongType: failedIn('wrongType'),
      wrongSize: failedIn('wrongSize'),
      wrongName: failedIn('wrongName'),
    });
  }
}
