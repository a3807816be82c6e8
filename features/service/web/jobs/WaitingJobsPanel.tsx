import { lazy, Suspense } from 'react';
import { waitingJobs } from '../loads.ts';

const WaitingJobs = lazy(async () => ({ default: (await waitingJobs()).WaitingJobs }));

/** Panels of the home page load for everybody; this one's parts only where it is shown. */
export function WaitingJobsPanel(props: { title: string }) {
  return (
    <Suspense fallback={null}>
      <WaitingJobs {...props} />
    </Suspense>
  );
}
