import { useState } from 'react';
import { isContainerNumber } from '../../../../libs/containerCodes/containerNumber.ts';
import type { UploadedFile } from '../../../../platform/web/widgets/files/uploadCalls.ts';
import { ZipByContainerUploader } from '../../../../platform/web/widgets/upload/ZipByContainerUploader.tsx';
import { Variant } from '../Variant.tsx';

export default function ZipUploaderSample() {
  const [files, setFiles] = useState<UploadedFile[]>([]);
  return (
    <Variant
      title={{
        zh: '按箱号分文件夹的压缩包',
        en: 'Archive with a folder for each container',
        ru: 'Архив с папкой на каждый контейнер',
      }}
    >
      <ZipByContainerUploader isContainerNumber={isContainerNumber} value={files} onChange={setFiles} />
    </Variant>
  );
}
