import { Button, Form, Modal } from 'antd';
import { useEffect } from 'react';
import { useBusyParts } from '../../../../../platform/web/widgets/form/busyParts.ts';
import { FieldErrors, setFieldErrors } from '../../../../../platform/web/widgets/form/FieldErrors.tsx';
import type { RegistrationForm } from '../../registration.ts';
import { useFormTexts } from '../texts.ts';
import { useFieldLabels } from '../useFieldLabels.ts';
import { BankSection, CompanySection, ContactSection, KindSection, PersonSection } from './FormSections.tsx';
import styles from './form.module.css';
import type { FormValues } from './formValues.ts';
import { useRegistrationForm } from './useRegistrationForm.ts';

interface EnterpriseFormProps {
  first: FormValues;
  /** the operator's, shown at the fields until they change */
  reasons: Readonly<Record<string, string>>;
  isLocked: boolean;
}

export function EnterpriseForm({ first, reasons, isLocked }: EnterpriseFormProps) {
  const texts = useFormTexts();
  const [modal, holder] = Modal.useModal();
  const confirmsMarked = async (fields: readonly string[]) =>
    await modal.confirm({
      title: texts.marked.title,
      content: texts.marked.text({ fields: fields.map((field) => names[field] ?? field).join(', ') }),
      okText: texts.marked.send,
      cancelText: texts.marked.change,
    });
  const state = useRegistrationForm({ reasons, confirmsMarked });
  const { isBusy, onBusy } = useBusyParts();
  const { form } = state;
  const entity: RegistrationForm['companyEntity'] = Form.useWatch('companyEntity', form) ?? first.companyEntity;
  const countryCode: string = Form.useWatch('countryCode', form) ?? first.countryCode;
  const names: Readonly<Record<string, string>> = useFieldLabels({ companyEntity: entity, countryCode });
  useEffect(() => {
    setFieldErrors(form, reasons);
  }, [form, reasons]);

  const sections = { entity, countryCode, isReading: state.licence.isReading, onBusy };

  return (
    <Form<FormValues>
      form={form}
      className={styles.form ?? ''}
      layout="vertical"
      requiredMark={false}
      initialValues={first}
      disabled={isLocked}
      onValuesChange={(changed) => state.onChange(changed)}
    >
      {holder}
      <FieldErrors form={form} error={state.submitting.error} />
      <KindSection entity={entity} />
      <CompanySection {...sections} onNameBlur={() => void state.checkName()} />
      <PersonSection {...sections} />
      <ContactSection {...sections} />
      <BankSection {...sections} />
      {!isLocked && (
        <div className={styles.bar}>
          <span className={styles.saved} role="status">
            {state.draft.isSaved ? texts.saved : ''}
          </span>
          <Button
            type="primary"
            size="large"
            disabled={isBusy}
            title={isBusy ? texts.wait : undefined}
            loading={state.submitting.isPending}
            onClick={() => void state.submit()}
          >
            {texts.submit}
          </Button>
        </div>
      )}
    </Form>
  );
}
