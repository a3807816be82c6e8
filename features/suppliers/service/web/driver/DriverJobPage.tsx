import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { safeParse } from 'zod';
import { keepPageOffline } from '../../../../../platform/web/browser/keepPageOffline.ts';
import { readStored, writeStored } from '../../../../../platform/web/browser/localStore.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { type CallError, NO_RESPONSE } from '../../../../../platform/web/request/callError.ts';
import { refusalText } from '../../../../../platform/web/request/refusalText.ts';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { PublicHead } from '../../../../../platform/web/widgets/page/PublicHead.tsx';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { DRIVER_LINK_PATH } from '../../driverSteps.ts';
import { type DriverJob, openDriverJob } from '../../driverWire.ts';
import { useDriverTexts } from '../texts.ts';
import styles from './driver.module.css';
import { JobFacts } from './JobFacts.tsx';
import { Reporting } from './Reporting.tsx';
import { useDriverQueue } from './useDriverQueue.ts';

const REFETCH_MS = 60_000;

/**
 * What a driver's link opens on the phone: the job and the reports; without session and antd, offline too. Once the job
 * or the link has ended the page says so and asks no more.
 */
export default function DriverJobPage() {
  const texts = useDriverTexts();
  const { token = '' } = useParams();
  usePageTitle(texts.title);
  const [latest, setLatest] = useState<DriverJob | null>(null);
  const [ending, setEnding] = useState<CallError | null>(null);
  const isOpen = ending === null;
  const read = useRead(openDriverJob, { token }, { enabled: isOpen, refetchEveryMs: REFETCH_MS, retry: () => false });
  const known = newer(latest, read.data ?? null);
  const job = isOpen ? (known ?? storedJob(token)) : null;
  useEffect(() => {
    if (read.error?.code === CODE.absent) setEnding(read.error);
  }, [read.error]);
  if (known !== null) storeJob(token, known);
  const hasJob = job !== null;
  useEffect(() => {
    if (hasJob) void keepPageOffline(`${DRIVER_LINK_PATH}/`);
  }, [hasJob]);
  const queue = useDriverQueue(token, { isOpen, onJob: setLatest, onEnd: setEnding });
  const isOffline = queue.isOffline || read.error?.code === NO_RESPONSE;
  return (
    <div className={styles.page}>
      <PublicHead />
      <main className={styles.main} aria-busy={read.isPending}>
        {ending !== null ? (
          <section role="alert">
            <h1>{refusalText(ending)}</h1>
          </section>
        ) : job === null ? (
          read.error && <p role="alert">{read.error.message}</p>
        ) : (
          <>
            {isOffline && <p className={styles.offline}>{texts.offline}</p>}
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

const keyOf = (token: string) => `ironsilk.driverJob.${token.slice(0, 16)}`;

function storeJob(token: string, job: DriverJob): void {
  writeStored(keyOf(token), JSON.stringify(job));
}

/** The job as it was last seen on this phone, for times without a connection. */
function storedJob(token: string): DriverJob | null {
  const stored = readStored(keyOf(token));
  if (stored === null) return null;
  try {
    return safeParse(openDriverJob.response.schema, JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}
