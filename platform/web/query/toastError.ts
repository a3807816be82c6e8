import { CODE } from '../../wire/envelope.ts';
import type { CallError } from '../request/callError.ts';
import { showToast } from '../toast/toast.ts';

/** Error toast, except for an ended session, which has its own dialog. */
export function toastError(error: CallError): void {
  if (error.code !== CODE.signIn) showToast('error', error.message);
}
