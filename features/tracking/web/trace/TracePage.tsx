import { usePageTitle } from '../../../../platform/web/router/usePageTitle.ts';
import { useTraceTexts } from '../texts.ts';
import { JourneyView } from './JourneyView.tsx';
import { NoJourney } from './NoJourney.tsx';
import { TraceHead } from './TraceHead.tsx';
import { TraceWait } from './TraceWait.tsx';
import styles from './trace.module.css';
import { useTrace } from './useTrace.ts';
import { Welcome } from './Welcome.tsx';

/** Public tracking (portal 2.1), without session and antd. */
export default function TracePage() {
  const texts = useTraceTexts();
  const trace = useTrace();
  const { number, journey, read } = trace;
  usePageTitle(number === '' ? texts.title : `${number} · ${texts.title}`);
  return (
    <div className={styles.page}>
      <TraceHead trace={trace} />
      <main aria-busy={read.isFetching}>
        {number === '' && <Welcome />}
        {number !== '' && read.error && <NoJourney error={read.error} onRetry={() => void read.refetch()} />}
        {number !== '' && !read.error && (journey ? <JourneyView journey={journey} /> : <TraceWait />)}
      </main>
    </div>
  );
}
