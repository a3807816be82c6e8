import { useDownload } from '../../query/download.ts';
import { showToast } from '../../toast/toast.ts';
import { useUploadCalls } from '../files/uploadCalls.ts';
import type { PreviewFile } from './previewFile.ts';
import { usePreviewTexts } from './texts.ts';

/** Downloads a file; a toast for one not yet uploaded (documents 8). */
export function useDownloadFile(): (file: PreviewFile) => void {
  const calls = useUploadCalls();
  const { notOnServer } = usePreviewTexts();
  const { download } = useDownload(calls.download);
  return ({ source }) => {
    if (source.kind === 'local') showToast('info', notOnServer);
    else void download({ resourceId: source.resource.resourceId });
  };
}
