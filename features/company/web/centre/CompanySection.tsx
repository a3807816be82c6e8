import { Button, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { isMainAccount } from '../../../../platform/web/currentUser/currentUser.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import type { CompanyInfo } from '../../companyData.ts';
import { queryCompanyInfo } from '../../wire.ts';
import { useCompanyTexts } from '../texts.ts';
import { CompanyDocuments } from './CompanyDocuments.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanyHistory } from './CompanyHistory.tsx';
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
      {info.mayReadDocuments && info.registrationId !== null && (
        <CompanyDocuments company={company} relaId={String(info.registrationId)} />
      )}
      <Services info={info} isMain={isMain} />
      {isMain && <CompanyHistory company={company} />}
    </div>
  );
}
