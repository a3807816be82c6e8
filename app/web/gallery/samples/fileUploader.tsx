import { Button, Form } from 'antd';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import { resourceIdsOf, type UploadedFile } from '../../../../platform/web/widgets/files/uploadCalls.ts';
import type { BatchSummary } from '../../../../platform/web/widgets/upload/batch.ts';
import { FileList } from '../../../../platform/web/widgets/upload/FileList.tsx';
import { FileUploader } from '../../../../platform/web/widgets/upload/FileUploader.tsx';
import { UploadQueue } from '../../../../platform/web/widgets/upload/queue.ts';
import { useFileRequired } from '../../../../platform/web/widgets/upload/useFileRequired.ts';
import type { Trilingual } from '../../../../platform/wire/language.ts';
import { GENERAL_RULE } from '../../../../platform/wire/uploadRules.ts';
import { Variant } from '../Variant.tsx';
import { BatchLine } from './BatchLine.tsx';
import { READ_ONLY_FILES, statesIn } from './uploadStates.ts';

/** A queue for sample files without bytes on the server: no action works. */
const IDLE_QUEUE = new UploadQueue(() => {
  throw new Error('a picture of states');
});

const FILES: Trilingual = { zh: '单证文件', en: 'Papers', ru: 'Документы' };

function InForm() {
  const language = useLanguage();
  const { action } = usePlatformTexts();
  const required = useFileRequired();
  const [summary, setSummary] = useState<BatchSummary | null>(null);
  const [isBusy, setBusy] = useState(false);
  return (
    <Form<{ files: UploadedFile[] }>
      layout="vertical"
      onFinish={({ files }) => showToast('info', `resourceIds=${resourceIdsOf(files)}`)}
    >
      <Form.Item name="files" label={FILES[language]} rules={[required]}>
        <FileUploader rule={GENERAL_RULE} onBatch={setSummary} onBusy={setBusy} />
      </Form.Item>
      <BatchLine summary={summary} />
      <Button type="primary" htmlType="submit" disabled={isBusy}>
        {action.submit}
      </Button>
    </Form>
  );
}

function Overwriting() {
  const [files, setFiles] = useState<UploadedFile[]>([]);
  return <FileUploader rule={GENERAL_RULE} overwrites value={files} onChange={setFiles} />;
}

export default function FileUploaderSample() {
  const language = useLanguage();
  const states = useMemo(() => statesIn(language), [language]);
  const list = {
    queue: IDLE_QUEUE,
    actions: { open: () => undefined, remove: () => undefined },
    rule: GENERAL_RULE,
    overwrites: true,
    isReadOnly: false,
  };
  return (
    <>
      <Variant title={{ zh: '表单中，必填', en: 'In a form, required', ru: 'В форме, обязательно' }}>
        <InForm />
      </Variant>
      <Variant title={{ zh: '覆盖模式', en: 'Overwrite mode', ru: 'С заменой файлов' }}>
        <Overwriting />
      </Variant>
      <Variant title={{ zh: '各种状态', en: 'States', ru: 'Состояния' }}>
        <FileList items={states} list={list} />
      </Variant>
      <Variant title={{ zh: '禁用', en: 'Disabled', ru: 'Недоступно' }}>
        <FileUploader rule={GENERAL_RULE} value={READ_ONLY_FILES} disabled />
      </Variant>
      <Variant title={{ zh: '只读', en: 'Read only', ru: 'Только просмотр' }}>
        <FileUploader rule={GENERAL_RULE} value={READ_ONLY_FILES} readOnly />
      </Variant>
      <Variant title={{ zh: '只读，无文件', en: 'Read only, none', ru: 'Только просмотр, пусто' }}>
        <FileUploader rule={GENERAL_RULE} value={[]} readOnly />
      </Variant>
    </>
  );
}
