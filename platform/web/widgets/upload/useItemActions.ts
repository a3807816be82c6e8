import { toastError } from '../../query/toastError.ts';
import { CallError, NO_RESPONSE } from '../../request/callError.ts';
import { send } from '../../request/send.ts';
import { showToast } from '../../toast/toast.ts';
import { useConfirmRemoval } from '../dialog/useConfirmRemoval.tsx';
import { type UploadedFile, useUploadCalls } from '../files/uploadCalls.ts';
import { openPreview } from '../preview/openPreview.ts';
import { localFile, type PreviewFile, serverFile } from '../preview/previewFile.ts';
import { isUploaded, nameOf, type UploadItem } from './item.ts';
import type { UploadQueue } from './queue.ts';
import { useUploadTexts } from './texts.ts';

export interface ItemActions {
  open: (item: UploadItem) => void;
  remove: (item: UploadItem) => void;
}

export function useItemActions(queue: UploadQueue, onOpen?: (file: UploadedFile) => void): ItemActions {
  const calls = useUploadCalls();
  const texts = useUploadTexts();
  const confirmRemoval = useConfirmRemoval();

  return {
    open(item) {
      if (isUploaded(item) && onOpen) return onOpen(item.resource);
      openPreview(queue.state().items.map(previewOf), item.key);
    },
    remove(item) {
      if (!isUploaded(item)) return;
      const { resourceId } = item.resource;
      confirmRemoval([nameOf(item)], async () => {
        try {
          await send(calls.deleteResource, { resourceId });
          queue.remove(item.key);
          showToast('success', texts.removed);
        } catch (error) {
          if (error instanceof CallError && error.code !== NO_RESPONSE) toastError(error);
          else showToast('error', texts.removeFailed);
        }
      });
    },
  };
}

function previewOf(item: UploadItem): PreviewFile {
  return isUploaded(item) ? { ...serverFile(item.resource), key: item.key } : localFile(item.key, item.file);
}
