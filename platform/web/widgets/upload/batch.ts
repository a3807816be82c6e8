import type { UploadFault } from '../../../wire/uploadRule.ts';
import type { UploadedFile } from '../files/uploadCalls.ts';
import type { Failure } from './item.ts';

interface FailedFile {
  file: File;
  failure: Failure;
}

interface SuccessfulFile {
  file: File;
  resource: UploadedFile;
  /** took the place of another file */
  isReplacement?: boolean;
}

/** Outcome of files added together (documents 4.3). Cancelled ones appear in `all` only. */
export interface BatchSummary {
  all: readonly File[];
  success: readonly SuccessfulFile[];
  /** server or check errors, lost connection, duplicates, too many */
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
  noExtension: 'wrongType',
  noTrainNo: 'error',
  empty: 'wrongSize',
  tooBig: 'wrongSize',
  nameTooLong: 'wrongName',
  tooMany: 'error',
  limitReached: 'error',
  none: 'error',
};

const listOf = (failure: Failure): FailureList => (failure.kind === 'rule' ? LISTS[failure.fault.key] : 'error');

/** Collects the outcomes of a batch; calls back once all are settled. */
export class Batch {
  readonly #all: readonly File[];
  readonly #success: SuccessfulFile[] = [];
  readonly #failed: FailedFile[] = [];
  readonly #report: (summary: BatchSummary) => void;
  #pending: number;

  constructor(all: readonly File[], onComplete: (summary: BatchSummary) => void) {
    this.#all = all;
    this.#pending = all.length;
    this.#report = onComplete;
  }

  succeeded(done: SuccessfulFile): void {
    this.#success.push(done);
    this.#settle();
  }

  failed(file: File, failure: Failure): void {
    this.#failed.push({ file, failure });
    this.#settle();
  }

  /** Cancelled, or overwriting declined. */
  stopped(): void {
    this.#settle();
  }

  #settle(): void {
    this.#pending -= 1;
    if (this.#pending > 0) return;
    const failedIn = (list: FailureList) => this.#failed.filter(({ failure }) => listOf(failure) === list);
    this.#report({
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
