import type { CallError } from '../../../../../platform/web/request/callError.ts';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { useTraceTexts } from '../texts.ts';
import { JourneyView } from './JourneyView.tsx';
import viewStyles from './journeyView.module.css';
import button from './plainButton.module.css';
import { TraceHeader } from './TraceHeader.tsx';
import styles from './trace.module.css';
import { useTrace } from './useTrace.ts';
import { Welcome } from './Welcome.tsx';

/** Reason for a missing journey, and hints. */
function TraceError({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const texts = useTraceTexts();
  const isUnknown = error.code === CODE.absent;
  return (
    <section className={styles.none} role="alert">
      <svg viewBox="0 0 120 60" aria-hidden="true">
        <path d="M4 50H116M14 56H106" />
        <rect x="18" y="16" width="38" height="26" rx="2" />
        <path d="M27 22v14M37 22v14M47 22v14" />
        <path className={styles.missing} d="M66 18h36v24H66z" />
        <circle cx="28" cy="46" r="4" />
        <circle cx="46" cy="46" r="4" />
        <circle cx="74" cy="46" r="4" />
        <circle cx="94" cy="46" r="4" />
      </svg>
      <h2>{isUnknown ? texts.notFound : texts.failed}</h2>
      {!isUnknown && <p>{error.message}</p>}
      {isUnknown ? (
        <ul>
          {texts.checks.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
      ) : (
        <button type="button" className={button.plainButton} onClick={onRetry}>
          {texts.retry}
        </button>
      )}
    </section>
  );
}

/** Public tracking (portal 2.1), without session and antd. */
export default function TracePage() {
  const texts = useTraceTexts();
  const trace = useTrace();
  const { number, journey, read } = trace;
  usePageTitle(number === '' ? texts.title : `${number} · ${texts.title}`);
  return (
    <div className={styles.page}>
      <TraceHeader trace={trace} />
      <main aria-busy={read.isFetching}>
        {number === '' && <Welcome />}
        {number !== '' && read.error && <TraceError error={read.error} onRetry={() => void read.refetch()} />}
        {number !== '' && !read.error && (journey ? <JourneyView journey={journey} /> : <TraceSkeleton />)}
      </main>
    </div>
  );
}

const LINES = [62, 90, 48, 74, 56, 82, 66];

/** Skeleton of the journey. */
function TraceSkeleton() {
  const texts = useTraceTexts();
  return (
    <div className={viewStyles.journey} role="status" aria-label={texts.loading}>
      <div className={`${viewStyles.map} ${viewStyles.blankMap}`} />
      <div className={viewStyles.side}>
        <div className={viewStyles.card}>
          {LINES.map((width) => (
            <span key={width} className={viewStyles.blank} style={{ width: `${width}%` }} />
          ))}
        </div>
      </div>
    </div>
  );
}
