import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { DOC_TYPE } from '../../../../documents/resource/docTypes.ts';
import { listResources } from '../../../../documents/resource/wire.ts';
import { TIMETABLE } from '../../../account/laterPages.ts';
import { joinPage } from '../../pages.ts';
import { queryCompanyReg, type Registration, withdrawCompanyReg } from '../../wire.ts';
import { useFormTexts } from '../texts.ts';
import { EnterpriseForm } from './EnterpriseForm.tsx';
import styles from './form.module.css';
import { valuesOf } from './formValues.ts';

/** The enterprise form of a tourist, with what was said of it (documents 3.6). */
export default function EnterprisePage() {
  const texts = useFormTexts();
  const { user } = useCurrentUser();
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        extra={
          user.companyId === null ? (
            <Link className={styles.link} to={joinPage.path}>
              {texts.join}
            </Link>
          ) : null
        }
      />
      {user.companyId === null ? <OwnRegistration /> : <Member name={user.companyFullName ?? ''} />}
    </>
  );
}

function Member({ name }: { name: string }) {
  const texts = useFormTexts();
  const own = useRead(queryCompanyReg, {});
  const isApproved = own.data?.status === 'approved';
  return (
    <Alert
      className={styles.alert}
      type="success"
      showIcon
      title={isApproved ? texts.states.approved : texts.hasCompany({ name })}
      description={isApproved ? `${name}：${texts.states.approvedText}` : undefined}
      action={
        <Link className={styles.link} to={TIMETABLE.path}>
          {texts.trains}
        </Link>
      }
    />
  );
}

function OwnRegistration() {
  const own = useRead(queryCompanyReg, {}, { staleAfterMs: Number.POSITIVE_INFINITY });
  if (own.data !== undefined) return <Loaded registration={own.data} />;
  if (own.error) return <LoadError error={own.error} onRetry={() => void own.refetch()} />;
  return <Skeleton active paragraph={{ rows: 16 }} />;
}

function Loaded({ registration }: { registration: Registration | null }) {
  // a draft first saved from this page is not loaded back into it: that would overwrite the user's input
  const [isBegunHere] = useState(registration === null);
  const relaId = registration ? String(registration.registrationId) : '';
  const files = useRead(
    listResources,
    { docType: DOC_TYPE.companyRegistration, relaId },
    { enabled: relaId !== '', staleAfterMs: Number.POSITIVE_INFINITY },
  );
  const status = registration?.status ?? 'draft';
  const needsFiles = relaId !== '' && !(isBegunHere && status === 'draft');
  if (needsFiles && files.data === undefined) {
    if (files.error) return <LoadError error={files.error} onRetry={() => void files.refetch()} />;
    return <Skeleton active paragraph={{ rows: 16 }} />;
  }
  const isLocked = status === 'submitted';
  // the pictures of the sent form come after it
  const shown = isLocked ? files.dataUpdatedAt : '';
  return (
    <>
      {registration && <StatusAlert registration={registration} />}
      <EnterpriseForm
        key={`${status} ${registration?.history.length ?? 0} ${shown}`}
        first={valuesOf(registration?.form, files.data ?? [])}
        reasons={registration?.status === 'returned' ? registration.reasons : {}}
        isLocked={isLocked}
      />
    </>
  );
}

function StatusAlert({ registration }: { registration: Registration }) {
  const texts = useFormTexts();
  const { status, remark, registrationId } = registration;
  const withdrawing = useWrite(withdrawCompanyReg, { invalidates: [queryCompanyReg], done: texts.withdrawn });
  if (status === 'returned')
    return (
      <Alert
        className={styles.alert}
        type="warning"
        showIcon
        title={texts.states.returned}
        description={remark === '' ? undefined : remark}
      />
    );
  if (status !== 'submitted') return null;
  return (
    <Alert
      className={styles.alert}
      type="info"
      showIcon
      title={texts.states.submitted}
      description={texts.states.submittedText}
      action={
        <Button loading={withdrawing.isPending} onClick={() => void withdrawing.send({ registrationId })}>
          {texts.withdraw}
        </Button>
      }
    />
  );
}
