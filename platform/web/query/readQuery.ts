import type { Call, Received } from '../../wire/call.ts';
import type { Language } from '../../wire/language.ts';
import { send } from '../request/send.ts';

/** Query options of a read; answers hold texts, so the language is part of the key. */
export function readQuery<Sent, Read, Payload>(call: Call<Sent, Read, Payload>, input: Sent, language: Language) {
  return {
    queryKey: [call.path, language, input],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Received<Payload>> => send(call, input, { signal }),
  };
}
