import { useState } from 'react';
import type { UploadedFile } from '../../../../platform/web/widgets/files/uploadCalls.ts';
import { ThumbnailUploader } from '../../../../platform/web/widgets/upload/ThumbnailUploader.tsx';
import { GRID_RULE } from '../../../../platform/wire/uploadRules.ts';
import { Variant } from '../Variant.tsx';
import { READ_ONLY_FILES } from './uploadStates.ts';

export default function ThumbnailUploaderSample() {
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const [two, setTwo] = useState<UploadedFile[]>([]);
  return (
    <>
      <Variant title={{ zh: '缩略图', en: 'Grid', ru: 'Сетка' }}>
        <ThumbnailUploader value={files} onChange={setFiles} />
      </Variant>
      <Variant title={{ zh: '最多两张，可覆盖', en: 'At most two, overwriting', ru: 'Не более двух, с заменой' }}>
        <ThumbnailUploader rule={{ ...GRID_RULE, maxFiles: 2 }} overwrites value={two} onChange={setTwo} />
      </Variant>
      <Variant title={{ zh: '禁用', en: 'Disabled', ru: 'Недоступно' }}>
        <ThumbnailUploader value={READ_ONLY_FILES} disabled />
      </Variant>
      <Variant title={{ zh: '只读', en: 'Read only', ru: 'Только просмотр' }}>
        <ThumbnailUploader value={READ_ONLY_FILES} readOnly />
      </Variant>
    </>
  );
}
