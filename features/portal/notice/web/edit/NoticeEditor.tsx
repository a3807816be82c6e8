import { Alert, Button, Form, type FormInstance, Input, Segmented, Select, Switch } from 'antd';
import { useState } from 'react';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useTabName } from '../../../../../platform/web/router/usePageTitle.ts';
import { DateField } from '../../../../../platform/web/widgets/fields/DateField.tsx';
import { useBusyParts } from '../../../../../platform/web/widgets/form/busyParts.ts';
import { FieldErrors } from '../../../../../platform/web/widgets/form/FieldErrors.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { LANGUAGES, type Language } from '../../../../../platform/wire/language.ts';
import { COMPANY_SCOPES, COMPANY_TYPES, ROLE_KEYS } from '../../audience.ts';
import { localizedContent } from '../../noticeContent.ts';
import { LONGEST_URL, type NoticeDetail } from '../../wire.ts';
import { STATUS_TONES } from '../list/statusTones.ts';
import NoticeDialog from '../NoticeDialog.tsx';
import { NOTICES_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import styles from './edit.module.css';
import { LanguageTabs } from './LanguageTabs.tsx';
import { formOf, formStorage, type NoticeForm, newForm } from './noticeForm.ts';
import { useSaveNotice } from './useSaveNotice.ts';

/** Initial values: unsaved input of this user, else the notice (null: a new one). */
function useStoredForm(notice: NoticeDetail | null, form: FormInstance<NoticeForm>) {
  const { user } = useCurrentUser();
  const [saved] = useState(() => (notice ? formOf(notice) : newForm()));
  const [storage] = useState(() => formStorage(user.userId, notice));
  const [restored, setRestored] = useState(() => storage.read());
  const removeStored = () => {
    storage.remove();
    setRestored(null);
  };
  return {
    first: restored ?? saved,
    isRestored: restored !== null,
    store: () => storage.store(form.getFieldsValue(true)),
    removeStored,
    discard: () => {
      removeStored();
      form.setFieldsValue(saved);
    },
  };
}

interface SaveButtonsProps {
  notice: NoticeDetail | null;
  saveNotice: ReturnType<typeof useSaveNotice>;
  /** uploads running: saving is blocked */
  isBusy: boolean;
  onPreview: () => void;
}

function SaveButtons({ notice, saveNotice, isBusy, onPreview }: SaveButtonsProps) {
  const { page } = useTexts();
  const blocked = { disabled: isBusy, title: isBusy ? page.busy : undefined, loading: saveNotice.isPending };
  return (
    <div className={styles.bar}>
      <Button onClick={onPreview}>{page.preview}</Button>
      <Button {...blocked} type={saveNotice.canPublish ? 'default' : 'primary'} onClick={() => void saveNotice.save()}>
        {notice && notice.standing !== 'draft' ? page.saveChange : page.save}
      </Button>
      {saveNotice.canPublish && (
        <Button {...blocked} type="primary" onClick={() => void saveNotice.saveAndPublish()}>
          {page.saveAndPublish}
        </Button>
      )}
    </div>
  );
}

function Preview({ form, onClose }: { form: NoticeForm; onClose: () => void }) {
  const { page } = useTexts();
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <NoticeDialog
      notice={{ ...form, id: 0, ...localizedContent(language, form) }}
      onClose={onClose}
      above={
        <Segmented
          value={language}
          onChange={setLanguage}
          options={LANGUAGES.map((value) => ({ value, label: page.languages[value] }))}
        />
      }
    />
  );
}

function DisplayFields() {
  const { page } = useTexts();
  const { zone } = useFormat();
  const begins: string | undefined = Form.useWatch('beginTime');
  return (
    <>
      <Form.Item name="beginTime" label={page.field.begins} tooltip={zone}>
        <DateField hasTime isWide isFixed shortcuts="ahead" />
      </Form.Item>
      <Form.Item name="endTime" label={page.field.ends} tooltip={zone} extra={page.field.endsHint}>
        <DateField hasTime isWide shortcuts="ahead" rules={begins ? [{ before: begins.slice(0, 10) }] : []} />
      </Form.Item>
      <Form.Item name="noticeUrl" label={page.field.url} extra={page.field.urlHint}>
        <Input maxLength={LONGEST_URL} placeholder="https://" autoComplete="off" inputMode="url" />
      </Form.Item>
      <Form.Item
        name="isForceTip"
        label={page.field.forced}
        extra={page.field.forcedHint}
        getValueProps={(flag: unknown) => ({ checked: flag === '1' })}
        normalize={(isOn: boolean) => (isOn ? '1' : '0')}
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
    </>
  );
}

function AudienceFields() {
  const { page } = useTexts();
  const { field } = page;
  const common = {
    mode: 'multiple',
    allowClear: true,
    placeholder: field.anyone,
    optionFilterProp: 'label',
  } as const;
  return (
    <fieldset className={styles.audience}>
      <legend>{field.audience}</legend>
      <p className={styles.hint}>{field.audienceHint}</p>
      <Form.Item name="companyTypes" label={field.companyTypes}>
        <Select {...common} options={COMPANY_TYPES.map((value) => ({ value, label: page.companyTypes[value] }))} />
      </Form.Item>
      <Form.Item name="companyScopes" label={field.companyScopes}>
        <Select {...common} options={COMPANY_SCOPES.map((value) => ({ value, label: page.companyScopes[value] }))} />
      </Form.Item>
      <Form.Item name="roleKeys" label={field.roles}>
        <Select {...common} options={ROLE_KEYS.map((value) => ({ value, label: page.roles[value] }))} />
      </Form.Item>
    </fieldset>
  );
}

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
  // the next notice begins with the first language again
  const [savedCount, setSavedCount] = useState(0);
  const saveNotice = useSaveNotice(notice, form, () => {
    storedForm.removeStored();
    setSavedCount((count) => count + 1);
  });
  const { isBusy, onBusy } = useBusyParts();
  const [previewed, setPreviewed] = useState<NoticeForm | null>(null);
  useTabName(notice?.title ?? '');
  const statusTag = notice && <StatusTag tone={STATUS_TONES[notice.standing]} label={page.standing[notice.standing]} />;
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
        onValuesChange={storedForm.store}
      >
        <div className={styles.main}>
          <FieldErrors form={form} error={saveNotice.error} />
          <LanguageTabs key={savedCount} error={saveNotice.error} onBusy={onBusy} />
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
