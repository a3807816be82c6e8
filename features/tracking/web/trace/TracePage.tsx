import { usePageTitle } from '../../../../platform/web/router/usePageTitle.ts';
import { useTraceTexts } from '../texts.ts';
import { JourneyView } from './JourneyView.tsx';
import { TraceError } from './TraceError.tsx';
import { TraceHeader } from './TraceHeader.tsx';
import { TraceSkeleton } from './TraceSkeleton.tsx';
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
      <TraceHeader trace={trace} />
      <main aria-busy={read.isFetching}>
        {number === '' && <Welcome />}
        {number !== '' && read.error && <TraceError error={read.error} onRetry={() => void read.refetch()} />}
        {number !== '' && !read.error && (journey ? <JourneyView journey={journey} /> : <TraceSkeleton />)}
      </main>
    </div>
  );
}
