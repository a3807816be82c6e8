import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { FieldErrors } from '../../../../platform/web/widgets/form/FieldErrors.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { NoticeDetail } from '../../wire.ts';
import { STANDING_TONES } from '../list/standingTones.ts';
import { NOTICES_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { AudienceFields } from './AudienceFields.tsx';
import styles from './edit.module.css';
import { LanguageTabs } from './LanguageTabs.tsx';
import type { NoticeForm } from './noticeForm.ts';
import { Preview } from './Preview.tsx';
import { SaveButtons } from './SaveButtons.tsx';
import { ShownFields } from './ShownFields.tsx';
import { useSaving } from './useSaving.ts';
import { useUnsaved } from './useUnsaved.ts';

interface NoticeEditorProps {
  /** null: new notice */
  notice: NoticeDetail | null;
  title: string;
}

/** Form with publish actions; unsaved input is stored in this browser. */
export function NoticeEditor({ notice, title }: NoticeEditorProps) {
  const { page } = useTexts();
  const [form] = Form.useForm<NoticeForm>();
  const unsaved = useUnsaved(notice, form);
  const saving = useSaving(notice, form, unsaved.forget);
  const [isBusy, setBusy] = useState(false);
  const [previewed, setPreviewed] = useState<NoticeForm | null>(null);
  const standing = notice && (
    <StatusTag tone={STANDING_TONES[notice.standing]} label={page.standing[notice.standing]} />
  );
  return (
    <>
      <PageHeader title={title} back={NOTICES_PATH} subtitle={standing} />
      {unsaved.isRestored && <Restored onDiscard={unsaved.discard} />}
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={unsaved.first}
        className={styles.form}
        onValuesChange={unsaved.keep}
      >
        <div className={styles.main}>
          <FieldErrors form={form} error={saving.error} />
          <LanguageTabs error={saving.error} onBusy={setBusy} />
        </div>
        <div className={styles.side}>
          <ShownFields />
          <AudienceFields />
        </div>
      </Form>
      <SaveButtons
        notice={notice}
        saving={saving}
        isBusy={isBusy}
        onPreview={() => setPreviewed(form.getFieldsValue(true))}
      />
      {previewed && <Preview form={previewed} onClose={() => setPreviewed(null)} />}
    </>
  );
}

function Restored({ onDiscard }: { onDiscard: () => void }) {
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
