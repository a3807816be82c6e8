import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { useWho } from '../../../../platform/web/who/who.ts';
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
import { formOf, type NoticeForm, newForm, unsavedOf } from './noticeForm.ts';
import { Preview } from './Preview.tsx';
import { ShownFields } from './ShownFields.tsx';
import { useSaving } from './useSaving.ts';

interface NoticeEditorProps {
  /** null: a new one */
  notice: NoticeDetail | null;
  title: string;
}

/** The form of a notice with its moves; what is typed is kept in this browser until it is saved. */
export function NoticeEditor({ notice, title }: NoticeEditorProps) {
  const { page } = useTexts();
  const [form] = Form.useForm<NoticeForm>();
  const [saved] = useState(() => (notice ? formOf(notice) : newForm()));
  const { user } = useWho();
  const [draft] = useState(() => unsavedOf(user.userId, notice));
  const [unsaved, setUnsaved] = useState(() => draft.read());
  const [isBusy, setBusy] = useState(false);
  const [previewed, setPreviewed] = useState<NoticeForm | null>(null);
  const forgetDraft = () => {
    draft.forget();
    setUnsaved(null);
  };
  const saving = useSaving(notice, form, forgetDraft);
  const discard = () => {
    forgetDraft();
    form.setFieldsValue(saved);
  };
  const buttons = (
    <>
      <Button onClick={() => setPreviewed(form.getFieldsValue(true))}>{page.preview}</Button>
      <Button
        type={saving.mayPublish ? 'default' : 'primary'}
        disabled={isBusy}
        title={isBusy ? page.busy : undefined}
        loading={saving.isPending}
        onClick={() => void saving.save()}
      >
        {notice && notice.standing !== 'draft' ? page.saveChange : page.save}
      </Button>
      {saving.mayPublish && (
        <Button
          type="primary"
          disabled={isBusy}
          title={isBusy ? page.busy : undefined}
          loading={saving.isPending}
          onClick={() => void saving.saveAndPublish()}
        >
          {page.saveAndPublish}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHeader
        title={title}
        back={NOTICES_PATH}
        subtitle={
          notice && (
            <StatusTag tone={STANDING_TONES[notice.standing]} label={page.standing[notice.standing]} />
          )
        }
      />
      {unsaved && (
        <Alert
          type="info"
          showIcon
          className={styles.restored}
          title={page.restored}
          action={
            <Button size="small" onClick={discard}>
              {page.discard}
            </Button>
          }
        />
      )}
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={unsaved ?? saved}
        className={styles.form}
        onValuesChange={() => draft.keep(form.getFieldsValue(true))}
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
      <div className={styles.bar}>{buttons}</div>
      {previewed && <Preview form={previewed} onClose={() => setPreviewed(null)} />}
    </>
  );
}
