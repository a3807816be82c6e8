import { Button, Descriptions, Skeleton } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { isMainAccount } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { ThumbnailUploader } from '../../../../../platform/web/widgets/upload/ThumbnailUploader.tsx';
import { DOC_TYPE } from '../../../../documents/resource/docTypes.ts';
import { listResources } from '../../../../documents/resource/wire.ts';
import { type CompanyInfo, rawValueOf } from '../../companyData.ts';
import { PICTURE_FIELDS, type RegistrationField } from '../../registration.ts';
import { queryCompanyInfo } from '../../wire.ts';
import { FIELDS } from '../form/fields.ts';
import { useCompanyTexts } from '../texts.ts';
import { useFieldLabels } from '../useFieldLabels.ts';
import { isPictureField, useFieldText } from '../useFieldText.ts';
import { CompanyHistory } from './CompanyHistory.tsx';
import { ContactEmail } from './ContactEmail.tsx';
import styles from './company.module.css';
import { PendingChange } from './PendingChange.tsx';
import { Services } from './Services.tsx';

const CompanyForm = lazy(() => import('./CompanyForm.tsx'));

/** The company in the account centre: data in force, pending changes, services, history. */
export function CompanySection() {
  const { data, error, refetch } = useRead(queryCompanyInfo, {});
  const [isEditing, setEditing] = useState(false);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 12 }} />;
  if (!isEditing) return <CompanyView info={data} onEdit={() => setEditing(true)} />;
  return (
    <Suspense fallback={<Skeleton active paragraph={{ rows: 12 }} />}>
      <CompanyForm info={data} onClose={() => setEditing(false)} />
    </Suspense>
  );
}

function CompanyView({ info, onEdit }: { info: CompanyInfo; onEdit: () => void }) {
  const texts = useCompanyTexts();
  const { company, companyUser, pending } = info;
  const isMain = isMainAccount({ companyUser });
  return (
    <div className={styles.column}>
      {pending.map((change) => (
        <PendingChange
          key={change.registrationId}
          change={change}
          onCorrect={isMain && change.kind === 'change' ? onEdit : null}
          isOwn={isMain}
        />
      ))}
      <section className={styles.card}>
        <header className={styles.head}>
          <h2>{company.companyFullName}</h2>
          <span className={styles.inline}>
            <span className={styles.soft}>{texts.companyNo({ no: company.companyNo })}</span>
            {isMain && (
              <Button type="primary" onClick={onEdit}>
                {texts.edit}
              </Button>
            )}
          </span>
        </header>
        <CompanyFacts company={company} isMain={isMain} />
      </section>
      {info.abilities.readDocuments && info.registrationId !== null && (
        <CompanyDocuments company={company} relaId={String(info.registrationId)} />
      )}
      <Services info={info} isMain={isMain} />
      {isMain && <CompanyHistory company={company} />}
    </div>
  );
}

/** Licence and certificates in force. */
function CompanyDocuments({ company, relaId }: { company: CompanyInfo['company']; relaId: string }) {
  const texts = useCompanyTexts();
  const labels = useFieldLabels(company);
  const files = useRead(listResources, { docType: DOC_TYPE.companyRegistration, relaId });
  const shown = PICTURE_FIELDS.flatMap((field) => {
    const picture = files.data?.find(({ resourceId }) => resourceId === company[field]);
    return picture ? [{ field, picture }] : [];
  });
  if (files.data && shown.length === 0) return null;
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <h2>{texts.sections.documents}</h2>
      </header>
      {!files.data && <Skeleton active />}
      <div className={styles.pictures}>
        {shown.map(({ field, picture }) => (
          <div key={field}>
            <p>{labels[field]}</p>
            <ThumbnailUploader readOnly value={[picture]} />
          </div>
        ))}
      </div>
    </section>
  );
}

type Company = CompanyInfo['company'];

/** In its own card, with states. */
const ELSEWHERE: readonly RegistrationField[] = ['companyScope', 'companyFullName'];
const EMAIL = 'trainTraceEmail';

function CompanyFacts({ company, isMain }: { company: Company; isMain: boolean }) {
  const labels = useFieldLabels(company);
  const textOf = useFieldText();
  const shownValue = (field: RegistrationField): ReactNode => {
    const text = textOf(field, rawValueOf(company[field]));
    return field === EMAIL && text !== '' ? <ContactEmail email={text} isMain={isMain} /> : text;
  };
  const items = FIELDS[company.companyEntity]
    .filter((field) => !ELSEWHERE.includes(field) && !isPictureField(field))
    .filter((field) => !(field === 'legalCertType' && company.legalCertNo === ''))
    .map((field) => ({ key: field, label: labels[field], children: shownValue(field) }))
    .filter(({ children }) => children !== '');
  return (
    <Descriptions
      className={styles.facts ?? ''}
      size="small"
      layout="vertical"
      colon={false}
      column={{ xs: 1, lg: 2 }}
      items={items}
    />
  );
}
