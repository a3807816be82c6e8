import { OfficeHost } from '../../../features/documents/office/web/parts.ts';
import {
  deleteResource,
  download,
  finishParts,
  getResource,
  reUpload,
  upload,
} from '../../../features/documents/resource/wire.ts';
import { useEntries } from '../../../features/portal/dict/web/useEntries.ts';
import { ThemeProvider } from '../../../platform/web/theme/ThemeProvider.tsx';
import { DictSource } from '../../../platform/web/widgets/dict/dictSource.ts';
import { type UploadCalls, UploadSource } from '../../../platform/web/widgets/files/uploadCalls.ts';
import { RESUMABLE_UPLOAD_PATH } from '../../../platform/wire/resumableUploads.ts';
import Shell from '../shell/Shell.tsx';
import CacheFrame from './CacheFrame.tsx';

export { primeBootstrap } from '../shell/useBootstrap.ts';

const UPLOAD_CALLS: UploadCalls = {
  upload,
  reUpload,
  finishParts,
  deleteResource,
  download,
  detail: getResource,
  partsPath: RESUMABLE_UPLOAD_PATH,
};

/** The shell with theme, dictionaries and upload calls; not loaded by bare pages. */
export default function ShellFrame() {
  return (
    <CacheFrame>
      <ThemeProvider>
        <DictSource value={useEntries}>
          <UploadSource value={UPLOAD_CALLS}>
            <Shell />
            <OfficeHost />
          </UploadSource>
        </DictSource>
      </ThemeProvider>
    </CacheFrame>
  );
}
