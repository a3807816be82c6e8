import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { usePageTitle } from '../../../../platform/web/router/usePageTitle.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { LanguageSwitch } from '../../../../platform/web/widgets/language/LanguageSwitch.tsx';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { type DriverJob, openDriverJob } from '../../driverWire.ts';
import { useDriverTexts } from '../texts.ts';
import styles from './driver.module.css';
import { JobFacts } from './JobFacts.tsx';
import { keepJob, keptJob } from './keptJob.ts';
import { keepPageOffline } from './offlinePage.ts';
import { Reporting } from './Reporting.tsx';
import { useDriverQueue } from './useDriverQueue.ts';

const REFETCH_MS = 60_000;

/** What a driver's link opens on the phone: the job and the reports; without session and antd, offline too. */
export default function DriverJobPage() {
  const texts = useDriverTexts();
  const { brand } = usePlatformTexts();
  const { token = '' } = useParams();
  usePageTitle(texts.title);
  const [latest, setLatest] = useState<DriverJob | null>(null);
  const read = useRead(openDriverJob, { token }, { refetchEveryMs: REFETCH_MS, retry: () => false });
  const isClosed = read.error?.code === CODE.absent;
  const known = newer(latest, read.data ?? null);
  const job = isClosed ? null : (known ?? keptJob(token));
  if (known !== null) keepJob(token, known);
  const hasJob = job !== null;
  useEffect(() => {
    if (hasJob) void keepPageOffline();
  }, [hasJob]);
  const queue = useDriverQueue(token, setLatest);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <strong>{brand.name}</strong>
        <LanguageSwitch isOnDark />
      </header>
      <main className={styles.main} aria-busy={read.isPending}>
        {isClosed ? (
          <section role="alert">
            <h1>{texts.closed}</h1>
            <p>{read.error?.message}</p>
          </section>
        ) : job === null ? (
          read.error && <p role="alert">{read.error.message}</p>
        ) : (
          <>
            {(queue.isOffline || read.error !== null) && <p className={styles.offline}>{texts.offline}</p>}
            <JobFacts job={job} />
            <Reporting job={job} {...queue} />
          </>
        )}
      </main>
    </div>
  );
}

const newer = (one: DriverJob | null, other: DriverJob | null) =>
  one !== null && one.reports.length >= (other?.reports.length ?? 0) ? one : other;
