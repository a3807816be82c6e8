import type { Call } from '../../wire/call.ts';
import { currentLanguage } from '../language/language.ts';
import { queryClient } from './client.ts';
import { readQuery } from './readQuery.ts';

/** Makes a read ahead of the page that shows it, which then finds the answer, or the call on its way. */
export function beginRead<Sent, Read, Payload>(call: Call<Sent, Read, Payload>, input: Sent): void {
  // never rejects: a failure is met again by the page
  void queryClient.prefetchQuery(readQuery(call, input, currentLanguage()));
}
