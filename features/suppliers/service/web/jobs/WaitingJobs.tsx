import { Link } from 'react-router';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { EmptyState } from '../../../../../platform/web/widgets/page/EmptyState.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { Section } from '../../../../freight/booking/web/parts.ts';
import { countWaitingJobs } from '../../jobWire.ts';
import { jobsPage } from '../../pages.ts';
import { WAITING_JOB_STATUSES } from '../../states.ts';
import { useServiceTexts } from '../texts.ts';
import { JOB_TONES } from '../tones.ts';
import styles from './jobs.module.css';

const REFETCH_MS = 60_000;

/** What waits for the supplier, on its home page. */
export function WaitingJobs({ title }: { title: string }) {
  const texts = useServiceTexts();
  const read = useRead(countWaitingJobs, {}, { refetchEveryMs: REFETCH_MS });
  const counts = WAITING_JOB_STATUSES.flatMap((status) => {
    const count = read.data?.find(({ jobStatus }) => jobStatus === status)?.count ?? 0;
    return count === 0 ? [] : [{ status, count }];
  });
  return (
    <Section title={title} extra={<Link to={jobsPage.path}>{texts.open} →</Link>}>
      {read.data !== undefined && counts.length === 0 && <EmptyState text={texts.jobs.waitingEmpty} />}
      <ul className={styles.counts}>
        {counts.map(({ status, count }) => (
          <li key={status}>
            <Link to={pathTo(jobsPage, { jobStatus: status })}>
              <strong>{count}</strong>
              <StatusTag tone={JOB_TONES[status]} label={texts.jobStatuses[status]} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
