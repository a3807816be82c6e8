import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MEGABYTE } from '../../../wire/uploadRule.ts';
import { send } from '../../request/send.ts';
import { FileIcon } from '../fileIcon/FileIcon.tsx';
import { isPicture, isUploaded, nameOf, type UploadItem } from './item.ts';
import { type UploadedFile, useUploadCalls } from './uploadCalls.ts';

/** A picture without a small one is shown itself, up to this size. */
const SHOWN_ITSELF_BYTES = 2 * MEGABYTE;
const KEPT_MS = 5 * 60_000;

function sizeOf(file: UploadedFile): 'THUMB' | 'HD' | null {
  if (file.hasThumbnail) return 'THUMB';
  return isPicture({ type: file.mimeType }) && file.byteCount <= SHOWN_ITSELF_BYTES ? 'HD' : null;
}

/** The address of a file's picture in this window; it travels with the bearer, so an address alone would not do. */
function usePictureOf(file: UploadedFile | null): string | null {
  const calls = useUploadCalls();
  const type = file && sizeOf(file);
  const { data } = useQuery({
    // other bytes may come to stand in its place
    queryKey: [calls.download.path, 'picture', file?.resourceId, file?.byteCount, type],
    queryFn:
      file && type
        ? async ({ signal }) =>
            (await send(calls.download, { resourceId: file.resourceId, type }, { signal })).content
        : skipToken,
    staleTime: KEPT_MS,
    retry: false,
  });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [data]);
  return address;
}

/** The file as a small picture; the icon of its kind where it is none. Says nothing: the name stands beside it. */
export function Thumbnail({ item, iconSize = 32 }: { item: UploadItem; iconSize?: number }) {
  const fetched = usePictureOf(isUploaded(item) && item.preview === null ? item.resource : null);
  const [broken, setBroken] = useState<string | null>(null);
  const address = item.preview ?? fetched;
  if (address === null || address === broken) return <FileIcon fileName={nameOf(item)} size={iconSize} />;
  return <img src={address} alt="" onError={() => setBroken(address)} />;
}
