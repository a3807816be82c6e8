import { CODE } from '../../wire/envelope.ts';
import type { CallError } from '../request/callError.ts';
import { showToast } from '../toast/toast.ts';

/** Tells of a refusal, unless the session is over: the prompt to sign in again has told that. */
export function toastRefusal(error: CallError): void {
  if (error.code !== CODE.signIn) showToast('error', error.message);
}
