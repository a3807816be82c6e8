import { skipToken, useQuery } from '@tanstack/react-query';
import { useObjectUrl } from '../../browser/useObjectUrl.ts';
import type { CallError } from '../../request/callError.ts';
import { send } from '../../request/send.ts';
import { useUploadCalls } from './uploadCalls.ts';

const KEPT_MS = 5 * 60_000;

/** A picture of the server: the small one of a file, or the file itself. */
export interface WantedPicture {
  resourceId: number;
  type: 'THUMB' | 'HD';
  /** other bytes may come to stand in its place */
  byteCount?: number | undefined;
}

/** The address of a picture in this window; it travels with the bearer, so an address alone would not do. */
export function usePictureOf(wanted: WantedPicture | null): {
  address: string | null;
  error: CallError | null;
} {
  const calls = useUploadCalls();
  const { data, error } = useQuery({
    queryKey: [calls.download.path, 'picture', wanted?.resourceId, wanted?.byteCount, wanted?.type],
    queryFn: wanted
      ? async ({ signal }) => {
          const { resourceId, type } = wanted;
          return (await send(calls.download, { resourceId, type }, { signal })).content;
        }
      : skipToken,
    staleTime: KEPT_MS,
    retry: false,
  });
  return { address: useObjectUrl(data ?? null), error };
}
