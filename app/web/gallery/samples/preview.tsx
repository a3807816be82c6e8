import { Button, Spin } from 'antd';
import { useEffect, useState } from 'react';
import { FileIcon } from '../../../../platform/web/widgets/fileIcon/FileIcon.tsx';
import type { UploadedFile } from '../../../../platform/web/widgets/files/uploadCalls.ts';
import { openPreview } from '../../../../platform/web/widgets/preview/openPreview.ts';
import { localFile, type PreviewFile } from '../../../../platform/web/widgets/preview/previewFile.ts';
import { DragUploader } from '../../../../platform/web/widgets/upload/DragUploader.tsx';
import { MEGABYTE } from '../../../../platform/wire/uploadRule.ts';
import styles from '../gallery.module.css';
import { Variant } from '../Variant.tsx';
import { sampleFiles } from './previewFiles.ts';

const ANY_RULE = { maxBytes: 200 * MEGABYTE, maxFiles: 30 };

function OfThisComputer() {
  const [files, setFiles] = useState<PreviewFile[] | null>(null);
  useEffect(() => {
    void sampleFiles().then((made) => setFiles(made.map((file) => localFile(file.name, file))));
  }, []);
  if (files === null) return <Spin aria-busy="true" />;
  return (
    <div className={styles.row}>
      {files.map(({ key, name }) => (
        <Button key={key} icon={<FileIcon fileName={name} size={16} />} onClick={() => openPreview(files, key)}>
          {name}
        </Button>
      ))}
    </div>
  );
}

function OfTheServer() {
  const [files, setFiles] = useState<UploadedFile[]>([]);
  return <DragUploader rule={ANY_RULE} value={files} onChange={setFiles} />;
}

export default function PreviewSample() {
  return (
    <>
      <Variant
        title={{
          zh: '本地文件：各种类型与损坏的文件',
          en: 'Files of this computer: each kind, and broken ones',
          ru: 'Файлы этого компьютера: все виды и повреждённые',
        }}
      >
        <OfThisComputer />
      </Variant>
      <Variant
        title={{
          zh: '服务器上的文件：上传后点击文件名',
          en: 'Files of the server: upload, then press a name',
          ru: 'Файлы на сервере: загрузите и нажмите на имя',
        }}
      >
        <OfTheServer />
      </Variant>
    </>
  );
}
