import { useState } from 'react';
import { FileIcon } from '../fileIcon/FileIcon.tsx';
import { isUploaded, nameOf, type UploadItem } from './item.ts';
import { previewPicture } from './previewPicture.ts';
import { usePicture } from './usePicture.ts';

export function Thumbnail({ item, iconSize = 32 }: { item: UploadItem; iconSize?: number }) {
  const fetched = usePicture(isUploaded(item) && item.preview === null ? previewPicture(item.resource) : null);
  const [broken, setBroken] = useState<string | null>(null);
  const address = item.preview ?? fetched.address;
  if (address === null || address === broken) return <FileIcon fileName={nameOf(item)} size={iconSize} />;
  return <img src={address} alt="" onError={() => setBroken(address)} />;
}
