import type { Call, Received } from '../../wire/call.ts';
import type { Language } from '../../wire/language.ts';
import { send } from '../request/send.ts';

/** A read as the cache knows it; the language is part of the key because answers hold texts in it. */
export function readQuery<Sent, Read, Payload>(
  call: Call<Sent, Read, Payload>,
  input: Sent,
  language: Language,
) {
  return {
    queryKey: [call.path, language, input],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Received<Payload>> =>
      send(call, input, { signal }),
  };
}
