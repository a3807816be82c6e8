import { Checkbox, Form, Radio, Select } from 'antd';
import { useEffect } from 'react';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { COMPANY_ENTITY } from '../../../../../platform/wire/currentUser.ts';
import { CUSTOMER_SCOPE, scopeTypeName } from '../../../account/scopeTypes.ts';
import { CERT_TYPES, FORWARDING_SCOPE, type RegistrationForm, SUPPLIER_SCOPES } from '../../registration.ts';
import { useFormTexts } from '../texts.ts';
import { useFieldLabels } from '../useFieldLabels.ts';
import { CountrySelect, PictureField, TextField } from './FormFields.tsx';
import styles from './form.module.css';
import type { FormValues } from './formValues.ts';

interface SectionProps {
  entity: RegistrationForm['companyEntity'];
  countryCode: string;
  isReading: boolean;
  onBusy: (isBusy: boolean) => void;
}

const ENTITIES = [COMPANY_ENTITY.mainland, COMPANY_ENTITY.overseas, COMPANY_ENTITY.individual] as const;

/** Kind of entity, shipper or forwarder, services. */
export function KindSection({ entity }: { entity: RegistrationForm['companyEntity'] }) {
  return (
    <section className={styles.section}>
      <EntityField />
      <ServiceFields services={entity === COMPANY_ENTITY.individual ? [] : OFFERED_SERVICES} />
    </section>
  );
}

export function EntityField() {
  const texts = useFormTexts();
  return (
    <Form.Item name="companyEntity" label={texts.field.companyEntity}>
      <Radio.Group options={ENTITIES.map((value) => ({ value, label: texts.entities[value] }))} />
    </Form.Item>
  );
}

const OFFERED_SERVICES: readonly number[] = [CUSTOMER_SCOPE, ...SUPPLIER_SCOPES];

/** Forwarding makes a forwarder (documents 5.3). `services`: to choose from; empty: no choice. */
export function ServiceFields({ services }: { services: readonly number[] }) {
  const texts = useFormTexts();
  const language = useLanguage();
  const chosen: readonly number[] = Form.useWatch('companyScope') ?? [];
  const isForwarder = services.length > 0 && chosen.includes(FORWARDING_SCOPE);
  const form = Form.useFormInstance<FormValues>();
  useEffect(() => {
    if (isForwarder) form.setFieldValue('companyTypeCheck', 2);
  }, [isForwarder, form]);
  const options = services.map((value) => ({
    value,
    label: value === CUSTOMER_SCOPE ? texts.customer : scopeTypeName(value, language),
  }));
  return (
    <>
      <Form.Item
        name="companyTypeCheck"
        label={texts.field.companyTypeCheck}
        extra={isForwarder ? texts.forwarderOnly : undefined}
      >
        <Radio.Group
          disabled={isForwarder}
          options={([1, 2] as const).map((value) => ({ value, label: texts.kinds[value] }))}
        />
      </Form.Item>
      {services.length > 0 && (
        <Form.Item name="companyScope" label={texts.field.companyScope}>
          <Checkbox.Group options={options} />
        </Form.Item>
      )}
    </>
  );
}

export function CompanySection({
  entity,
  countryCode,
  isReading,
  onBusy,
  onNameBlur,
}: SectionProps & { onNameBlur: () => void }) {
  const texts = useFormTexts();
  const labels = useFieldLabels({ companyEntity: entity, countryCode });
  const isOverseas = entity === COMPANY_ENTITY.overseas;
  const isPerson = entity === COMPANY_ENTITY.individual;
  return (
    <section className={styles.section}>
      <h2>{isPerson ? texts.sections.self : texts.sections.company}</h2>
      {!isPerson && (
        <PictureField
          name="busLisId"
          label={labels.busLisId}
          onBusy={onBusy}
          hint={isReading ? texts.reading : undefined}
        />
      )}
      <div className={styles.grid}>
        <TextField name="companyFullName" label={labels.companyFullName} maxLength={100} onBlur={onNameBlur} />
        {entity === COMPANY_ENTITY.mainland && (
          <TextField name="unifiedSocialCreditCode" label={labels.unifiedSocialCreditCode} maxLength={18} />
        )}
        {isOverseas && <OverseasFields labels={labels} />}
        {!isOverseas && <TextField isWide name="companyAddr" label={labels.companyAddr} maxLength={200} />}
      </div>
    </section>
  );
}

function OverseasFields({ labels }: { labels: ReturnType<typeof useFieldLabels> }) {
  return (
    <>
      <CountrySelect label={labels.countryCode} />
      <TextField name="taxNo" label={labels.taxNo} maxLength={30} />
      <TextField name="eoriNo" label={labels.eoriNo} maxLength={30} />
      <TextField name="addrStreet" label={labels.addrStreet} maxLength={120} />
      <TextField name="addrCity" label={labels.addrCity} maxLength={60} />
      <TextField name="addrRegion" label={labels.addrRegion} maxLength={60} />
      <TextField name="addrPostcode" label={labels.addrPostcode} maxLength={12} />
    </>
  );
}

export function PersonSection({ entity, countryCode, onBusy }: SectionProps) {
  const texts = useFormTexts();
  const labels = useFieldLabels({ companyEntity: entity, countryCode });
  const options = CERT_TYPES.map((value) => ({ value, label: texts.certTypes[value] }));
  const isOfCompany = entity !== COMPANY_ENTITY.individual;
  return (
    <section className={styles.section}>
      {isOfCompany && <h2>{entity === COMPANY_ENTITY.overseas ? texts.directorName : texts.sections.person}</h2>}
      <div className={styles.grid}>
        {isOfCompany && <TextField name="legalName" label={labels.legalName} maxLength={50} />}
        <TextField name="legalMobile" label={labels.legalMobile} maxLength={30} type="tel" />
        <Form.Item name="legalCertType" label={labels.legalCertType}>
          <Select options={options} />
        </Form.Item>
        <TextField name="legalCertNo" label={labels.legalCertNo} maxLength={18} />
        <PictureField name="legalCertFrontId" label={labels.legalCertFrontId} onBusy={onBusy} />
        <PictureField name="legalCertBackId" label={labels.legalCertBackId} onBusy={onBusy} />
      </div>
    </section>
  );
}

export function ContactSection({ entity, countryCode }: SectionProps) {
  const texts = useFormTexts();
  const labels = useFieldLabels({ companyEntity: entity, countryCode });
  return (
    <section className={styles.section}>
      <h2>{texts.sections.contact}</h2>
      <div className={styles.grid}>
        {entity !== COMPANY_ENTITY.individual && (
          <>
            <TextField name="contactName" label={labels.contactName} maxLength={50} />
            <TextField name="mobileNo" label={labels.mobileNo} maxLength={30} type="tel" />
            <TextField name="contactTelNo" label={labels.contactTelNo} maxLength={30} type="tel" />
          </>
        )}
        <TextField name="trainTraceEmail" label={labels.trainTraceEmail} maxLength={100} type="email" />
      </div>
    </section>
  );
}

export function BankSection({ entity, countryCode, onBusy }: SectionProps) {
  const texts = useFormTexts();
  const labels = useFieldLabels({ companyEntity: entity, countryCode });
  return (
    <section className={styles.section}>
      <h2>{texts.sections.bank}</h2>
      <div className={styles.grid}>
        <TextField name="companyAcctBankName" label={labels.companyAcctBankName} maxLength={100} />
        <TextField name="companyAcctNo" label={labels.companyAcctNo} maxLength={40} />
        <TextField name="purchaserBankNo" label={labels.purchaserBankNo} maxLength={30} />
        <TextField isWide isLong name="companyIntro" label={labels.companyIntro} maxLength={500} />
        <PictureField name="companyLogoId" label={labels.companyLogoId} onBusy={onBusy} />
      </div>
    </section>
  );
}
