import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { FieldErrors } from '../../../../platform/web/widgets/form/FieldErrors.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { NoticeDetail } from '../../wire.ts';
import { STATUS_TONES } from '../list/statusTones.ts';
import { NOTICES_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { AudienceFields } from './AudienceFields.tsx';
import { DisplayFields } from './DisplayFields.tsx';
import styles from './edit.module.css';
import { LanguageTabs } from './LanguageTabs.tsx';
import type { NoticeForm } from './noticeForm.ts';
import { Preview } from './Preview.tsx';
import { SaveButtons } from './SaveButtons.tsx';
import { useSaveNotice } from './useSaveNotice.ts';
import { useStoredForm } from './useStoredForm.ts';

interface NoticeEditorProps {
  /** null: new notice */
  notice: NoticeDetail | null;
  title: string;
}

/** Form with publish actions; unsaved input is stored in this browser. */
export function NoticeEditor({ notice, title }: NoticeEditorProps) {
  const { page } = useTexts();
  const [form] = Form.useForm<NoticeForm>();
  const storedForm = useStoredForm(notice, form);
  const saveNotice = useSaveNotice(notice, form, storedForm.removeStored);
  const [isBusy, setBusy] = useState(false);
  const [previewed, setPreviewed] = useState<NoticeForm | null>(null);
  const statusTag = notice && (
    <StatusTag tone={STATUS_TONES[notice.standing]} label={page.standing[notice.standing]} />
  );
  return (
    <>
      <PageHeader title={title} back={NOTICES_PATH} subtitle={statusTag} />
      {storedForm.isRestored && <RestoredAlert onDiscard={storedForm.discard} />}
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={storedForm.first}
        className={styles.form}
        onValuesChange={storedForm.keep}
      >
        <div className={styles.main}>
          <FieldErrors form={form} error={saveNotice.error} />
          <LanguageTabs error={saveNotice.error} onBusy={setBusy} />
        </div>
        <div className={styles.side}>
          <DisplayFields />
          <AudienceFields />
        </div>
      </Form>
      <SaveButtons
        notice={notice}
        saveNotice={saveNotice}
        isBusy={isBusy}
        onPreview={() => setPreviewed(form.getFieldsValue(true))}
      />
      {previewed && <Preview form={previewed} onClose={() => setPreviewed(null)} />}
    </>
  );
}

function RestoredAlert({ onDiscard }: { onDiscard: () => void }) {
  const { page } = useTexts();
  return (
    <Alert
      type="info"
      showIcon
      className={styles.restored}
      title={page.restored}
      action={
        <Button size="small" onClick={onDiscard}>
          {page.discard}
        </Button>
      }
    />
  );
}
