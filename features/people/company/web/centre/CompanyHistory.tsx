import { Skeleton } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import type { CompanyInfo } from '../../companyData.ts';
import { queryCompanyHistory } from '../../wire.ts';
import { ChangeTable } from '../changes/ChangeTable.tsx';
import { useCompanyTexts, useReviewTexts } from '../texts.ts';
import styles from './company.module.css';

/** What was changed, asked for and decided, newest first. */
export function CompanyHistory({ company }: { company: CompanyInfo['company'] }) {
  const texts = useCompanyTexts();
  const review = useReviewTexts();
  const format = useFormat();
  const { data } = useRead(queryCompanyHistory, {});
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <h2>{texts.history}</h2>
      </header>
      {!data && <Skeleton active />}
      {data?.length === 0 && <span className={styles.soft}>{texts.historyEmpty}</span>}
      <ul className={styles.history}>
        {data?.map((entry) => (
          <li key={`${entry.addTime} ${entry.about} ${entry.kind}`}>
            <div className={styles.entry}>
              <time className={styles.soft} title={format.zone}>
                {format.dateTime(entry.addTime)}
              </time>
              <b>
                {review.applications[entry.about]}: {review.kinds[entry.kind]}
              </b>
              {entry.personName}
              {entry.remark !== '' && <span>{entry.remark}</span>}
            </div>
            {entry.changes.length > 0 && <ChangeTable changes={entry.changes} form={company} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
