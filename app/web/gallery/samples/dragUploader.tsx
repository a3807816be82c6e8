import { useState } from 'react';
import type { UploadedFile } from '../../../../platform/web/widgets/files/uploadCalls.ts';
import type { BatchSummary } from '../../../../platform/web/widgets/upload/batch.ts';
import { DragUploader } from '../../../../platform/web/widgets/upload/DragUploader.tsx';
import type { UploadRule } from '../../../../platform/wire/uploadRule.ts';
import { MEGABYTE } from '../../../../platform/wire/uploadRule.ts';
import { Variant } from '../Variant.tsx';
import { BatchLine } from './BatchLine.tsx';
import { READ_ONLY_FILES } from './uploadStates.ts';

const BIG_RULE: UploadRule = { maxBytes: 2048 * MEGABYTE, maxFiles: 9 };

function Live({ rule }: { rule?: UploadRule }) {
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const [summary, setSummary] = useState<BatchSummary | null>(null);
  return (
    <>
      <DragUploader {...(rule ? { rule } : {})} value={files} onChange={setFiles} onBatch={setSummary} />
      <BatchLine summary={summary} />
    </>
  );
}

export default function DragUploaderSample() {
  return (
    <>
      <Variant title={{ zh: '一个文件（默认）', en: 'One file (default)', ru: 'Один файл (по умолчанию)' }}>
        <Live />
      </Variant>
      <Variant
        title={{
          zh: '大文件：超过 8 MB 分片上传，断线后续传',
          en: 'Big files: over 8 MB in parts, resumed after a lost connection',
          ru: 'Большие файлы: свыше 8 МБ частями, с продолжением после обрыва связи',
        }}
      >
        <Live rule={BIG_RULE} />
      </Variant>
      <Variant title={{ zh: '禁用', en: 'Disabled', ru: 'Недоступно' }}>
        <DragUploader value={READ_ONLY_FILES.slice(0, 1)} disabled />
      </Variant>
    </>
  );
}
