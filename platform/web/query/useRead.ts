import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Call, Received } from '../../wire/call.ts';
import { useLanguage } from '../language/language.ts';
import type { CallError } from '../request/callError.ts';
import { readQuery } from './readQuery.ts';

/** `isImmutable`: valid until page reload. `staleAfterMs`: valid for this time or until invalidated. */
export function useRead<Sent, Read, Payload>(
  call: Call<Sent, Read, Payload>,
  input: Sent,
  options: {
    enabled?: boolean;
    keepPrevious?: boolean;
    refetchEveryMs?: number;
    isImmutable?: boolean;
    staleAfterMs?: number;
    retry?: (failures: number, error: CallError) => boolean;
  } = {},
): UseQueryResult<Received<Payload>, CallError> {
  const language = useLanguage();
  return useQuery<Received<Payload>, CallError>({
    ...readQuery(call, input, language),
    enabled: options.enabled ?? true,
    refetchInterval: options.refetchEveryMs ?? false,
    ...staleTimeOf(options),
    ...(options.retry ? { retry: options.retry } : {}),
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

function staleTimeOf({ isImmutable, staleAfterMs }: { isImmutable?: boolean; staleAfterMs?: number }) {
  if (isImmutable) return { staleTime: Number.POSITIVE_INFINITY };
  return staleAfterMs === undefined ? {} : { staleTime: staleAfterMs };
}
