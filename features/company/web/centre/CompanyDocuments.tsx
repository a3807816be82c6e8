import { Skeleton } from 'antd';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { ThumbnailUploader } from '../../../../platform/web/widgets/upload/ThumbnailUploader.tsx';
import { DOC_TYPE } from '../../../resource/docTypes.ts';
import { listResources } from '../../../resource/wire.ts';
import type { CompanyInfo } from '../../companyData.ts';
import { PICTURE_FIELDS } from '../../registration.ts';
import { useCompanyTexts } from '../texts.ts';
import { useFieldLabels } from '../useFieldLabels.ts';
import styles from './company.module.css';

/** Licence and certificates in force. */
export function CompanyDocuments({ company, relaId }: { company: CompanyInfo['company']; relaId: string }) {
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
