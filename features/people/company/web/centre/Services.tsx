import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { FieldErrors } from '../../../../../platform/web/widgets/form/FieldErrors.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { COMPANY_ENTITY } from '../../../../../platform/wire/currentUser.ts';
import type { CompanyInfo, ScopeState } from '../../companyData.ts';
import { queryAllCompanyScope, setCompanyScope } from '../../wire.ts';
import { ServiceFields } from '../form/FormSections.tsx';
import { useCompanyTexts } from '../texts.ts';
import styles from './company.module.css';
import { COMPANY_READS } from './PendingChange.tsx';

const TONES = { held: 'success', applied: 'warning', refused: 'danger', offered: 'neutral' } as const;

/** Services of the company: held, applied for, refused with the reason. */
export function Services({ info, isMain }: { info: CompanyInfo; isMain: boolean }) {
  const texts = useCompanyTexts();
  const { data, error, refetch } = useRead(queryAllCompanyScope, {});
  const [isOpen, setOpen] = useState(false);
  const mayApply = isMain && info.company.companyEntity !== COMPANY_ENTITY.individual;
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <h2>{texts.services}</h2>
        {mayApply && data && <Button onClick={() => setOpen(true)}>{texts.apply}</Button>}
      </header>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      <ul className={styles.services}>
        {data?.map(({ companyScope, scopeTypeName, status, reason }) => (
          <li key={companyScope}>
            {scopeTypeName}
            <StatusTag tone={TONES[status]} label={texts.scopeStates[status]} />
            {reason !== '' && <span className={styles.soft}>{reason}</span>}
          </li>
        ))}
      </ul>
      {isOpen && data && <ApplyDialog info={info} scopes={data} onClose={() => setOpen(false)} />}
    </section>
  );
}

interface Chosen {
  companyScope: number[];
  companyTypeCheck: 1 | 2 | null;
}

interface ApplyDialogProps {
  info: CompanyInfo;
  scopes: readonly ScopeState[];
  onClose: () => void;
}

function ApplyDialog({ info, scopes, onClose }: ApplyDialogProps) {
  const texts = useCompanyTexts();
  const [form] = Form.useForm<Chosen>();
  const applying = useWrite(setCompanyScope, { invalidates: COMPANY_READS, done: texts.applied });
  const open = scopes.filter(({ status }) => status !== 'held');
  const codesOf = (some: readonly ScopeState[]) => some.map(({ companyScope }) => companyScope);
  const chosen: readonly number[] = Form.useWatch('companyScope', form) ?? [];
  const apply = async ({ companyScope, companyTypeCheck }: Chosen) => {
    const kind = companyTypeCheck === null ? {} : { companyTypeCheck: kindOf(companyTypeCheck) };
    if (await applying.send({ companyScope: companyScope.join(','), ...kind })) onClose();
  };
  return (
    <Modal
      open
      title={texts.apply}
      okText={texts.apply}
      okButtonProps={{ disabled: chosen.length === 0 }}
      confirmLoading={applying.isPending}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className={styles.soft}>{texts.applyHint}</p>
      <Form<Chosen>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{
          companyScope: codesOf(open.filter(({ status }) => status !== 'offered')),
          companyTypeCheck: info.company.companyTypeCheck,
        }}
        onFinish={(values) => void apply(values)}
      >
        <FieldErrors form={form} error={applying.error} />
        <ServiceFields services={codesOf(open)} />
      </Form>
    </Modal>
  );
}

const kindOf = (kind: 1 | 2): '1' | '2' => (kind === 1 ? '1' : '2');
