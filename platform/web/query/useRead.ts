import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Call, Received } from '../../wire/call.ts';
import { useLanguage } from '../language/language.ts';
import type { CallError } from '../request/callError.ts';
import { send } from '../request/send.ts';

/**
 * Reads a call into the cache under [path, language, input]; the language is part of the key because
 * answers hold texts in it.
 */
export function useRead<Sent, Read, Payload>(
  call: Call<Sent, Read, Payload>,
  input: Sent,
  options: { enabled?: boolean; keepPrevious?: boolean; refetchEveryMs?: number } = {},
): UseQueryResult<Received<Payload>, CallError> {
  const language = useLanguage();
  return useQuery<Received<Payload>, CallError>({
    queryKey: [call.path, language, input],
    queryFn: ({ signal }) => send(call, input, { signal }),
    enabled: options.enabled ?? true,
    refetchInterval: options.refetchEveryMs ?? false,
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}
