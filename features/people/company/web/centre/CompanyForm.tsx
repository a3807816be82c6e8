import { Alert, Button, Form, Skeleton } from 'antd';
import { useEffect } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { showToast } from '../../../../../platform/web/toast/toast.ts';
import { useBusyParts } from '../../../../../platform/web/widgets/form/busyParts.ts';
import { FieldErrors, setFieldErrors } from '../../../../../platform/web/widgets/form/FieldErrors.tsx';
import { DOC_TYPE } from '../../../../documents/resource/docTypes.ts';
import { listResources } from '../../../../documents/resource/wire.ts';
import type { CompanyInfo } from '../../companyData.ts';
import { PICTURE_FIELDS, type RegistrationForm, registrationForm } from '../../registration.ts';
import { companyEmailStatus, updateCompanyInfo } from '../../wire.ts';
import { HeldPictures } from '../form/FormFields.tsx';
import { BankSection, CompanySection, ContactSection, EntityField, PersonSection } from '../form/FormSections.tsx';
import formStyles from '../form/form.module.css';
import { type FormValues, formOf, valuesOf } from '../form/formValues.ts';
import { checkName } from '../form/useRegistrationForm.ts';
import { useCompanyTexts, useFormTexts } from '../texts.ts';
import { COMPANY_READS } from './PendingChange.tsx';

interface CompanyFormProps {
  info: CompanyInfo;
  onClose: () => void;
}

/** Changes the company, going on from a pending change. */
export default function CompanyForm({ info, onClose }: CompanyFormProps) {
  const relaId = String(info.registrationId ?? '');
  const files = useRead(listResources, { docType: DOC_TYPE.companyRegistration, relaId }, { enabled: relaId !== '' });
  const pending = info.pending.find(({ kind }) => kind === 'change');
  if (relaId !== '' && files.data === undefined) return <Skeleton active paragraph={{ rows: 12 }} />;
  const base = registrationForm.parse(pending?.form ?? info.company);
  const reasons = pending?.status === 'returned' ? pending.reasons : {};
  const { busLisId, legalCertFrontId, legalCertBackId, companyLogoId } = valuesOf(base, files.data ?? []);
  return (
    <HeldPictures value={{ busLisId, legalCertFrontId, legalCertBackId, companyLogoId }}>
      <ChangeForm base={base} reasons={reasons} onClose={onClose} />
    </HeldPictures>
  );
}

/** Pictures without a new one stay, but for a logo that is to go. */
function withHeldPictures(values: FormValues, base: RegistrationForm): RegistrationForm {
  const sent = formOf(values);
  const held = values.removesLogo ? { ...base, companyLogoId: null } : base;
  const pictures = PICTURE_FIELDS.map((field) => [field, sent[field] ?? held[field]] as const);
  return registrationForm.parse({ ...sent, ...Object.fromEntries(pictures) });
}

interface ChangeFormProps {
  base: RegistrationForm;
  /** the operator's, shown at the fields until they change */
  reasons: Readonly<Record<string, string>>;
  onClose: () => void;
}

function ChangeForm({ base, reasons, onClose }: ChangeFormProps) {
  const texts = useCompanyTexts();
  const words = useFormTexts();
  const [form] = Form.useForm<FormValues>();
  const { isBusy, onBusy } = useBusyParts();
  const entity = Form.useWatch('companyEntity', form) ?? base.companyEntity;
  const countryCode = Form.useWatch('countryCode', form) ?? base.countryCode;
  const saving = useWrite(updateCompanyInfo, {
    invalidates: [...COMPANY_READS, companyEmailStatus, listResources],
  });
  useEffect(() => {
    setFieldErrors(form, reasons);
  }, [form, reasons]);
  const save = async () => {
    const answer = await saving.send(withHeldPictures(form.getFieldsValue(true), base));
    if (answer === undefined) return;
    showToast('success', answer.isReviewed ? texts.sentForReview : texts.saved);
    onClose();
  };
  const sections = { entity, countryCode, isReading: false, onBusy };
  return (
    <Form<FormValues>
      form={form}
      className={formStyles.form ?? ''}
      layout="vertical"
      requiredMark={false}
      initialValues={valuesOf(base, [])}
    >
      <Alert className={formStyles.alert} type="info" showIcon title={texts.editHint} />
      <FieldErrors form={form} error={saving.error} />
      <ContactSection {...sections} />
      <section className={formStyles.section}>
        <EntityField />
      </section>
      <CompanySection {...sections} onNameBlur={() => void checkName(form)} />
      <PersonSection {...sections} />
      <BankSection {...sections} />
      <div className={formStyles.bar}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button
          type="primary"
          disabled={isBusy}
          title={isBusy ? words.wait : undefined}
          loading={saving.isPending}
          onClick={() => void save()}
        >
          {texts.save}
        </Button>
      </div>
    </Form>
  );
}
