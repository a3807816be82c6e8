import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useObjectUrl } from '../../browser/useObjectUrl.ts';
import { send } from '../../request/send.ts';
import { useUploadCalls } from '../files/uploadCalls.ts';

const CACHE_MS = 5 * 60_000;

/** Object URL of an uploaded file; downloads need the bearer, so its own URL does not work. */
export function useResourceUrl(resourceId: number | null) {
  const calls = useUploadCalls();
  const [percent, setPercent] = useState(0);
  const { data, isError } = useQuery({
    queryKey: [calls.download.path, 'richText', resourceId],
    queryFn:
      resourceId === null
        ? skipToken
        : async ({ signal }) => {
            const onProgress = ({ received, total }: { received: number; total: number | null }) =>
              setPercent(total ? Math.floor((received / total) * 100) : 0);
            return (await send(calls.download, { resourceId }, { signal, onProgress })).content;
          },
    staleTime: CACHE_MS,
    gcTime: CACHE_MS,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return { address: useObjectUrl(data ?? null), percent, isBroken: isError };
}
